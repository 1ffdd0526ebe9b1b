import type { AuditEntry } from '@domain/audit/audit-entry';
import { auditedCollections } from '@domain/audit/audited-collections';
import type { ToldValue } from '@domain/audit/told-values';
import { dollars } from '@domain/text/dollars';
import { inWords } from '@domain/text/in-words';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';

const actionWords: Readonly<Record<string, string>> = {
  'calendar-issued': 'New calendar address made',
  'calendar-revoked': 'Calendar address ended',
  completed: 'Marked complete',
  'form-received': 'Form received',
  'link-reissued': 'New client’s link made',
  'link-revoked': 'Client’s link revoked',
  'mail-requested': 'Mail asked for',
  'pdf-stored': 'PDF stored',
  replayed: 'Put back to be sent',
  undone: 'Last step taken back',
  restored: 'Decline taken back',
  'moved-back': 'Moved back',
  'taken-back': 'Taken back',
  'job-deleted': 'Its job was deleted',
  'deletion-done': 'Deletion finished',
  'papers-released': 'Signed papers let go',
  'clearing-begun': 'Clear Old Logs begun',
  'clearing-done': 'Clear Old Logs finished',
};

/** What was done; an action of a later version in its own words. */
export function actionName(action: string): string {
  return actionWords[action] ?? (inWords(action) || 'Changed');
}

/** What kind of record it was done to. */
export function recordName({ collection }: Pick<AuditEntry, 'collection'>): string {
  return auditedCollections[collection] ?? inWords(collection);
}

const fieldWords: Readonly<Record<string, string>> = {
  workflow_status: 'Workflow',
  payment_state: 'Payment',
  forms_link: 'Client’s link',
  forms_status: 'Forms complete',
  follow_up_answered: 'Follow-up answered',
  report_created: 'Report',
  scheduled_date: 'Date',
  scheduled_time: 'Time',
  total_price: 'Price',
  deleted: 'Entries deleted',
  kind: 'Mail',
};

export function fieldName(field: string): string {
  return fieldWords[field] ?? inWords(field);
}

const inDollars: readonly string[] = ['total_price', 'amount'];

/** A told value as a person says it; 'none' where there was none. */
export function valueWords(field: string, value: ToldValue): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return inDollars.includes(field) ? dollars(value) : String(value);
  if (isCalendarDate(value)) return longDate(value);
  if (isTimeOfDay(value)) return clockTime(value);
  return field === 'forms_status' ? value : inWords(value);
}
