/** The logo: the camera's view down a pipe. */
export function BrandMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <circle cx="16" cy="16" r="15" fill="#A8481F" />
      <circle cx="16" cy="16" r="11.4" fill="#6CC6CF" />
      <circle cx="16" cy="15.5" r="8.2" fill="#2B93A0" />
      <circle cx="16" cy="15" r="5.6" fill="#0B6470" />
      <circle cx="16" cy="14.7" r="3.2" fill="#14232D" />
    </svg>
  );
}
