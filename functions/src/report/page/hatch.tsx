/** What was not inspected. Each drawing has its own: one that is not shown lends its pattern to nobody. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v8" stroke="var(--muted)" strokeWidth="2" />
    </pattern>
  );
}
