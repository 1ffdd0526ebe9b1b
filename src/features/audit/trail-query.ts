import type { AuditEntry } from '@domain/audit/audit-entry';
import { auditRecord } from '@domain/audit/audit-record';
import { auditedCollections } from '@domain/audit/audited-collections';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** Filter of the trail. An empty text matches everything. */
export interface TrailFilter {
  readonly collection: string;
  readonly record: string;
}

export function trailFilterOf(parameters: URLSearchParams): TrailFilter {
  const collection = parameters.get('collection') ?? '';
  return {
    collection: Object.hasOwn(auditedCollections, collection) ? collection : '',
    record: (parameters.get('record') ?? '').trim(),
  };
}

/** The matching entries, newest first. */
export function trailQuery({ collection, record }: TrailFilter): ListQuery<AuditEntry> {
  return {
    ...rowsOf(auditRecord, (stored) => ({ ...stored, fields: Object.keys(stored.fields).sort() })),
    where: [
      ...(collection === '' ? [] : [['collection', '==', collection] as const]),
      ...(record === '' ? [] : [['record_id', '==', record] as const]),
    ],
    orderBy: ['at', 'desc'],
    pageSize: 12,
  };
}
