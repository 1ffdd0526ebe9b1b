interface DomainRecord {
  readonly id: string;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/;

/**
 * A record's fields as stored: its moments, ISO 8601 in the domain, are Dates, which become Timestamps in both SDKs,
 * and the id is left out as the document's name.
 */
export function toDocument(record: DomainRecord): Record<string, unknown> {
  const document = storedMap(record);
  delete document.id;
  return document;
}

function storedMap(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, stored(value)]));
}

function stored(value: unknown): unknown {
  if (typeof value === 'string' && moment.test(value)) return new Date(value);
  if (Array.isArray(value)) return value.map(stored);
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? storedMap(value) : value;
}
