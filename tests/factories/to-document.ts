interface DomainRecord {
  readonly id: string;
  readonly created_at: string;
}

/** A record's fields as they are stored: a Date becomes a Timestamp in either SDK; the id names the document. */
export function toDocument(record: DomainRecord): Record<string, unknown> {
  const { created_at, ...fields } = record;
  const document: Record<string, unknown> = { ...fields, created_at: new Date(created_at) };
  delete document.id;
  return document;
}
