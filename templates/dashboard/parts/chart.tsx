/** Lines over time, drawn by uPlot in the page's own colours. */

import { useEffect, useRef } from "preact/hooks";
import "./readable-locale.ts";
import uPlot from "uplot";
import { THEME_CHANGE } from "../state/theme.ts";
import { useWording } from "../texts/texts.ts";
import { colourOf } from "./colour.ts";

export interface ChartLine {
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** Name of the colour: `completed` is var(--completed). */
  readonly tint: string;
  /** Also colours what is below. */
  readonly filled?: true;
  readonly dashed?: true;
}

export interface ChartProps {
  readonly title: string;
  /** What the lines come to, for those who cannot see them. */
  readonly summary: string;
  /** Epoch ms. */
  readonly times: readonly number[];
  readonly lines: readonly ChartLine[];
  readonly format: (value: number) => string;
}

const HEIGHT = 168;

export function Chart({ title, summary, times, lines, format }: ChartProps) {
  const { language } = useWording();
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const data = [times.map((time) => time / 1_000), ...lines.map(({ values }) => values)];
  const latest = useRef(data);
  latest.current = data;
  useEffect(() => plot.current?.setData(data as uPlot.AlignedData));

  const shape = `${language} ${lines.map(({ label, tint }) => label + tint).join()}`;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const draw = (): void => {
      plot.current?.destroy();
      const width = element.clientWidth;
      const options = optionsFor({ lines, width, language, format });
      plot.current = new uPlot(options, latest.current as uPlot.AlignedData, element);
    };
    draw();
    const resized = new ResizeObserver(() => {
      plot.current?.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    resized.observe(element);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    addEventListener(THEME_CHANGE, draw);
    dark.addEventListener("change", draw);
    return () => {
      resized.disconnect();
      removeEventListener(THEME_CHANGE, draw);
      dark.removeEventListener("change", draw);
      plot.current?.destroy();
      plot.current = null;
    };
  }, [shape]);
  return (
    <figure class="chart">
      <figcaption>
        <h2>{title}</h2>
        <span class="faint">{summary}</span>
      </figcaption>
      <div ref={place} />
    </figure>
  );
}

interface ChartLook extends Pick<ChartProps, "lines" | "format"> {
  readonly width: number;
  readonly language: string;
}

function optionsFor({ lines, width, language, format }: ChartLook): uPlot.Options {
  const clock = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const time = (seconds: number | null): string =>
    seconds === null ? "" : clock.format(seconds * 1_000);
  const axis: uPlot.Axis = {
    stroke: colourOf("ink-faint"),
    font: "11px sans-serif",
    grid: { stroke: colourOf("line"), width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height: HEIGHT,
    padding: [8, 18, 0, 0],
    cursor: { y: false, points: { size: 6 }, drag: { setScale: false, x: false, y: false } },
    scales: { y: { range: (_plot, _least, most) => [0, Math.max(1, most * 1.08)] } },
    axes: [
      { ...axis, size: 26, values: (_plot, splits) => splits.map(time) },
      { ...axis, size: 54, values: (_plot, splits) => splits.map(format) },
    ],
    series: [
      { label: " ", value: (_plot, seconds) => time(seconds) },
      ...lines.map(({ label, tint, filled, dashed }): uPlot.Series => ({
        label,
        stroke: colourOf(tint),
        width: 1.5,
        ...(filled === true ? { fill: colourOf(`${tint}-wash`) } : {}),
        ...(dashed === true ? { dash: [4, 3] } : {}),
        // Only where a line would not be seen: a minute between two in which nothing happened.
        points: { size: 4 },
        value: (_plot, value: number | null) => (value == null ? "" : format(value)),
      })),
    ],
  };
}
