/**
 * Hatching for the part not inspected. Each drawing has its own, because a pattern inside a hidden SVG is not
 * rendered elsewhere.
 */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v8" stroke="var(--muted)" strokeWidth="2" />
    </pattern>
  );
}
