/** The mark: thread wound to a ball, its end running off to the right. */

export function Spindle({ size }: { readonly size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.4"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <circle cx="11" cy="11" r="8.5" />
      <path d="M3.6 7.2C8 6.4 13.5 9 16.6 17.4M6.4 3.9c5.6 0 11 4 13 9.3M2.6 11.6c4 .2 7.6 3 9.2 7.8" />
      <path d="M11 19.5h12" />
    </svg>
  );
}
