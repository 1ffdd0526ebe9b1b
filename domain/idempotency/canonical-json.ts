interface Representable {
  readonly toJSON: () => unknown;
}

function isRepresentable(value: object): value is Representable {
  return typeof (value as Partial<Representable>).toJSON === 'function';
}

/**
 * JSON with the members of every object in the order of their names (by UTF-16 code unit) and without white space,
 * so that two devices write the same value in the same way. As in JSON.stringify, `toJSON` is asked, undefined
 * members are left out, and an undefined item is null; so is undefined by itself.
 */
export function canonicalJson(value: unknown): string {
  if (value === undefined) return 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${Array.from(value as unknown[], canonicalJson).join(',')}]`;
  if (isRepresentable(value)) return canonicalJson(value.toJSON());
  const members = Object.entries(value as Readonly<Record<string, unknown>>)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
