export interface IconLook {
  /** Pixels; 20 by default. */
  readonly size?: number;
  /** The icon's accessible name where no text is beside it; without one it is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/** A path on the icons' 24 px grid, in the text color. */
export function IconShape({ path, size = 20, label, className }: IconLook & { readonly path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      className={className}
      style={{ flex: 'none' }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  );
}
