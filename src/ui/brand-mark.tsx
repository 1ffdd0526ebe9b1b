import { markCircles, markSize } from '@domain/brand/mark';

/** The logo: the camera's view down a pipe. */
export function BrandMark() {
  return (
    <svg
      width={markSize}
      height={markSize}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {markCircles.map((circle) => (
        <circle key={circle.r} cx="16" {...circle} />
      ))}
    </svg>
  );
}
