import { withoutId } from './without-id';

interface DomainRecord {
  readonly id: string;
  readonly created_at: string;
}

/**
 * A record's fields as stored: Dates become Timestamps in both SDKs, and the id is left out as the document's
 * name.
 */
export function toDocument(record: DomainRecord): Record<string, unknown> {
  return { ...withoutId(record), created_at: new Date(record.created_at) };
}
