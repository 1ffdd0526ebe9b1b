export interface IconLook {
  /** Pixels; 20 where nothing is said. */
  readonly size?: number;
  /** What the icon says where no text beside it does; without one it is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A path on the icons' 24 px grid, in the colour of the text around it. */
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
