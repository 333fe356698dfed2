/**
 * Wordmark of 300 × 32 px. The drawing ends before the box, so that in a narrow window the menu may overlap the empty
 * end.
 */
export function Wordmark() {
  return (
    <svg width="300" height="32" viewBox="0 0 300 32" role="img" aria-label="TitleNet" fill="currentColor">
      <rect x="1" y="10" width="7" height="20" rx="1.5" opacity="0.75" />
      <rect x="12" y="4" width="7" height="26" rx="1.5" />
      <rect x="23" y="13" width="7" height="17" rx="1.5" opacity="0.75" />
      <rect x="5" y="4" width="25" height="3.5" rx="1.5" />
      <circle cx="31" cy="5.75" r="4.25" fill="#7db7f2" />
      <text x="46" y="26" fontFamily="var(--font-serif)" fontSize="27" letterSpacing="0.2">
        <tspan fontWeight="600">Title</tspan>
        <tspan fontWeight="400">Net</tspan>
      </text>
    </svg>
  );
}
