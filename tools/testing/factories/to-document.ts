interface DomainRecord {
  readonly id: string;
  readonly created_at: string;
}

/**
 * A record's fields as stored: Dates become Timestamps in both SDKs, and the id is left out as the document's
 * name.
 */
export function toDocument(record: DomainRecord): Record<string, unknown> {
  const { created_at, ...fields } = record;
  const document: Record<string, unknown> = { ...fields, created_at: new Date(created_at) };
  delete document.id;
  return document;
}
