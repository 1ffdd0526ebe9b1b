import type { AuditEntry } from '@domain/audit/audit-entry';
import { auditedCollections } from '@domain/audit/audited-collections';
import type { AuditedValue } from '@domain/audit/audited-values';
import { dollars } from '@domain/text/dollars';
import { inWords } from '@domain/text/in-words';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';

const actionWords: Readonly<Record<string, string>> = {
  'acceptance-undone': 'Acceptance undone',
  'calendar-issued': 'New calendar address created',
  'calendar-revoked': 'Calendar address turned off',
  'form-received': 'Form received',
  'link-reissued': 'New client link created',
  'link-revoked': 'Client link revoked',
  'pdf-stored': 'PDF stored',
  'reward-chosen': 'Reward chosen by the referrer',
  replayed: 'Queued to send again',
  'signed-out-everywhere': 'Signed out of the portal on all devices',
  'optional-mail-allowed': 'All email resumed',
  'contact-chosen': 'Contact choice recorded',
  'contact-moved': 'Contact choice moved to the corrected email address',
  unsubscribed: 'Unsubscribed from reminders and review requests',
  'reminder-declined': 'Reminder declined by the client',
  'reminder-skipped': 'Reminder skipped',
  'reminder-unskipped': 'Reminder no longer skipped',
  restored: 'Decline undone',
  'moved-back': 'Moved back',
  'taken-back': 'Taken back',
  flagged: 'Flagged for review',
  'codes-erased': 'Access codes erased',
  'warnings-updated': 'Access warnings updated',
  'clearing-begun': 'Clear Old Logs started',
  'clearing-done': 'Clear Old Logs finished',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'session-ended': 'Session ended',
  'other-sessions-ended': 'All other sessions ended',
  'signed-in-with-recovery-code': 'Signed in with a recovery code',
  'two-step-on': 'Two-step sign-in turned on',
  'two-step-off': 'Two-step sign-in turned off',
  'two-step-reset': 'Two-step sign-in reset by an owner',
  'two-step-required': 'Two-step sign-in required',
  'two-step-optional': 'Two-step sign-in no longer required',
  'recovery-codes-renewed': 'New recovery codes created',
  'member-changed': 'Team member changed',
  'private-calendar-changed': 'Calendar address changed',
  'private-calendar-removed': 'Calendar address removed',
  'member-removed': 'Removed from the team',
  'member-activated': 'Access turned on again',
  'member-deactivated': 'Access turned off',
  'member-joined': 'Joined the team',
  'member-invited': 'Invited to the team',
  'invitation-sent-again': 'Invitation sent again',
  'invitation-withdrawn': 'Invitation withdrawn',
  'password-changed': 'Password changed',
  returned: 'Sent back',
  'settings-saved': 'Settings saved',
  'settings-restored': 'Earlier settings brought back',
};

/**
 * The action in words; `jobWords` are those of the actions on jobs. An unknown action of a later version is shown as it
 * is.
 */
export function actionName(action: string, jobWords: Readonly<Record<string, string>>): string {
  return jobWords[action] ?? actionWords[action] ?? (inWords(action) || 'Changed');
}

/** The kind of record. */
export function recordName({ collection }: Pick<AuditEntry, 'collection'>): string {
  return auditedCollections[collection] ?? inWords(collection);
}

const fieldWords: Readonly<Record<string, string>> = {
  active: 'Access',
  workflow_status: 'Workflow',
  payment_state: 'Payment',
  forms_link: 'Client link',
  forms_status: 'Forms complete',
  follow_up_answered: 'Follow-up answered',
  recipient_answer: 'Who else gets the report',
  report_created: 'Report',
  scheduled_date: 'Date',
  scheduled_time: 'Time',
  scheduled_until: 'Window until',
  total_price: 'Price',
  deadline: 'Report due',
  service_type: 'Service',
  inspector_id: 'Inspector',
  inspects: 'Does inspections',
  special_instructions: 'Note',
  price_difference: 'Price difference',
  deleted: 'Entries deleted',
  kind: 'Email',
  to_check: 'Needs review',
  asked_on: 'Day the client asked',
  signed_on: 'Date on the paper',
  signed_with: 'Signed with',
};

/** Also of a setting, whose name is its path: `contact.reviewUrl`. */
export function fieldName(field: string): string {
  return fieldWords[field] ?? inWords(field.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('.', ', '));
}

const inDollars: readonly string[] = ['total_price', 'amount', 'price_difference'];

/** An audited value in words; 'none' where it is empty. */
export function valueWords(field: string, value: AuditedValue): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return inDollars.includes(field) ? dollars(value) : String(value);
  if (isCalendarDate(value)) return longDate(value);
  if (isTimeOfDay(value)) return clockTime(value);
  return field === 'forms_status' ? value : inWords(value);
}
