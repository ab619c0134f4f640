/** The last hour of a binding as one thin thread; minutes with failures are marked on it. */

export interface ThreadProps {
  readonly completed: readonly number[];
  readonly failed: readonly number[];
  readonly label: string;
}

const WIDTH = 120;
const HEIGHT = 22;

export function Thread({ completed, failed, label }: ThreadProps) {
  const most = Math.max(1, ...completed, ...failed);
  const step = WIDTH / Math.max(1, completed.length - 1);
  const points = completed.map((value, index): readonly [x: number, y: number] => [
    round(index * step),
    round(HEIGHT - 3 - (value / most) * (HEIGHT - 6)),
  ]);
  const marks = points.filter((_, index) => (failed[index] ?? 0) > 0);
  return (
    <svg
      class="thread"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path
        vector-effect="non-scaling-stroke"
        d={`M${points.map((point) => point.join(" ")).join("L")}`}
      />
      {marks.map(([x]) => (
        <path key={x} class="FAILED" d={`M${x} ${HEIGHT}v-4`} />
      ))}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
