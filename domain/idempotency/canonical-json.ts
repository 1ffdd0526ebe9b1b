interface Representable {
  readonly toJSON: () => unknown;
}

function isRepresentable(value: object): value is Representable {
  return typeof (value as Partial<Representable>).toJSON === 'function';
}

/**
 * JSON with object members sorted by name (UTF-16 code units) and no white space, so that every device serializes a
 * value identically. As in JSON.stringify, `toJSON` is called, undefined members are left out, and undefined array
 * items become null. A top-level undefined becomes null too.
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
