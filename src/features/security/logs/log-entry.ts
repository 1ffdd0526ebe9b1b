import { collections } from '@domain/firestore/paths';
import { examinedFields, suspicionsOf, type Suspicion } from '@domain/security-log/suspicious';
import type { ListQuery } from '@/firebase/lists/list-query';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';
import { readRecord, type NamedRecord } from '../read-record';

/** A logged submission; collection `form_submissions_log`. */
export interface LogEntry {
  readonly id: string;
  readonly form_type: string;
  /** Pseudonym of the client's network. */
  readonly client_ip: string;
  readonly user_id: string;
  readonly submitted: Readonly<Record<(typeof examinedFields)[number], string>>;
  readonly suspicions: readonly Suspicion[];
  /** The record that the submission created; null where the entry names none. */
  readonly record: NamedRecord | null;
  readonly created_at: string;
}

export function decodeLogEntry(id: string, document: PlainDocument): LogEntry {
  const submitted = readField.map(document, 'submitted_data');
  return {
    id,
    form_type: readField.text(document, 'form_type'),
    client_ip: readField.text(document, 'client_ip'),
    user_id: readField.text(document, 'user_id'),
    submitted: Object.fromEntries(
      examinedFields.map((field) => [field, readField.text(submitted, field)]),
    ) as LogEntry['submitted'],
    suspicions: suspicionsOf(submitted),
    record: readRecord(document, 'record'),
    created_at: readField.text(document, 'created_at'),
  };
}

const log = {
  collection: collections.formSubmissionsLog,
  orderBy: ['created_at', 'desc'],
  pageSize: 50,
  decode: decodeLogEntry,
} as const;

export const newestEntries: ListQuery<LogEntry> = { ...log, where: [] };

/** The newest entry, watched while the list is not shown. */
export const latestEntry: ListQuery<LogEntry> = { ...newestEntries, pageSize: 1 };

/** Entries that the server marked as suspicious. */
export const suspiciousEntries: ListQuery<LogEntry> = { ...log, where: [['suspicious', '==', true]] };

export function entriesSince(since: Date): ListQuery<LogEntry> {
  return { ...log, where: [['created_at', '>=', since]] };
}

export function suspiciousSince(since: Date): ListQuery<LogEntry> {
  return { ...log, where: [...suspiciousEntries.where, ['created_at', '>=', since]] };
}

/** The clients with a submission since then, one document each. */
export function clientsSince(since: Date): ListQuery<{ readonly id: string }> {
  return {
    collection: collections.formClients,
    where: [['last_submission_at', '>=', since]],
    orderBy: ['last_submission_at', 'desc'],
    pageSize: 50,
    decode: (id) => ({ id }),
  };
}
