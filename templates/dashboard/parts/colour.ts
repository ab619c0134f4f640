/** The page's colours as a canvas takes them. */

/** What var(--name) is right now, in the theme that is shown. */
export function colourOf(name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
