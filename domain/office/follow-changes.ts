/** What was typed, with the new value in each of the named fields that still says what it said before. */
export function followChanges<Name extends string, Typed extends Readonly<Record<Name, unknown>>>(
  typed: Typed,
  names: readonly Name[],
  {
    before,
    now,
  }: { readonly before: Readonly<Record<Name, unknown>>; readonly now: Readonly<Record<Name, unknown>> },
): Typed {
  const untouched = names.filter((name) => typed[name] === before[name]);
  return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, now[name]])) };
}
