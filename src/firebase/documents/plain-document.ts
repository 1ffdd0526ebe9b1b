/** A document's fields without Firebase's types: instants are ISO 8601 texts. */
export type PlainDocument = Readonly<Record<string, unknown>>;

/** Detects Timestamps by their toDate(), because several copies of the SDK may be loaded. */
function isInstant(value: object): value is { toDate: () => Date } {
  return 'toDate' in value && typeof value.toDate === 'function';
}

function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return isInstant(value) ? value.toDate().toISOString() : toPlainDocument(value);
}

export function toPlainDocument(fields: object): PlainDocument {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));
}
