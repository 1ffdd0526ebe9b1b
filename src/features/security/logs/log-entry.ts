import { collections } from '@domain/firestore/paths';
import { formLogRecord, type StoredFormLog } from '@domain/security-log/form-log-record';
import { suspicionsOf, type Suspicion } from '@domain/security-log/suspicious';
import { idsOf, rowsOf, type ListedRow, type ListQuery } from '@/firebase/lists/list-query';

/** A logged submission. */
export interface LogEntry extends StoredFormLog<string> {
  readonly id: string;
  readonly suspicions: readonly Suspicion[];
}

export function toLogEntry(stored: StoredFormLog<string> & ListedRow): LogEntry {
  return { ...stored, suspicions: suspicionsOf(stored.submitted_data) };
}

const log = {
  ...rowsOf(formLogRecord, toLogEntry),
  orderBy: ['created_at', 'desc'],
  pageSize: 50,
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
export function clientsSince(since: Date): ListQuery<ListedRow> {
  return {
    ...idsOf(collections.formClients),
    where: [['last_submission_at', '>=', since]],
    orderBy: ['last_submission_at', 'desc'],
    pageSize: 50,
  };
}
