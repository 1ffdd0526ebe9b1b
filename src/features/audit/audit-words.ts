import type { AuditAction } from '@domain/audit/audit-actions';
import type { AuditEntry } from '@domain/audit/audit-entry';
import { auditedCollections } from '@domain/audit/audited-collections';
import type { AuditedValue } from '@domain/audit/audited-values';
import { dollars } from '@domain/text/dollars';
import { inWords } from '@domain/text/in-words';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';

const actionWords: Partial<Record<AuditAction, string>> = {
  accepted: 'Accepted',
  'addresses-imported': 'Email addresses imported',
  'addresses-removed': 'Imported email addresses removed',
  amended: 'Report amended',
  approved: 'Report approved',
  cancelled: 'Cancelled',
  closed: 'Closed',
  created: 'Created',
  'day-off': 'Day off added',
  declined: 'Declined',
  deleted: 'Deleted',
  earned: 'Reward earned',
  edited: 'Edited',
  'erasure-begun': 'Erasure started',
  'erasure-done': 'Erasure finished',
  'forms-sent': 'Forms sent',
  'import-begun': 'Import started',
  'import-done': 'Import finished',
  'import-undone': 'Import undone',
  imported: 'Imported',
  'kept-long-enough': 'Deleted after its retention period',
  marked: 'Status changed',
  merged: 'Merged with another property',
  'merge-undone': 'Merge undone',
  moved: 'Moved to another time',
  'notifications-off': 'Notifications turned off',
  'notifications-on': 'Notifications turned on',
  paid: 'Paid',
  'person-erased': 'Personal data erased',
  'property-changed': 'Moved to another property',
  refunded: 'Refunded',
  released: 'Link sent as agreed',
  'report-generated': 'Report created',
  resent: 'Sent again',
  revoked: 'Sharing ended',
  scheduled: 'Scheduled',
  sent: 'Sent',
  shared: 'Shared',
  split: 'Split into two properties',
  'split-undone': 'Split undone',
  started: 'Started',
  submitted: 'Submitted for review',
  'texts-chosen': 'Choice about text messages recorded',
  'times-offered': 'New times offered to the client',
  'undo-begun': 'Undo started',
  updated: 'Updated',
  void: 'Reward voided',
  waived: 'Payment waived',
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

type Words = Readonly<Record<string, string>>;

/** The words for an action, of which `jobWords` are those of the actions on jobs; undefined for an unknown one. */
export function knownAction(action: string, jobWords: Words): string | undefined {
  return jobWords[action] ?? (actionWords as Partial<Words>)[action];
}

/** The action in words. An unknown action of a later version is shown as it is. */
export function actionName(action: string, jobWords: Words): string {
  return knownAction(action, jobWords) ?? (inWords(action) || 'Changed');
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
  confirmed_taken: 'Taken time confirmed',
  taken_reason: 'Why it was confirmed',
  confirmed_overlap: 'Confirmed overlap',
  total_price: 'Price',
  deadline: 'Report due',
  service_type: 'Service',
  inspector_id: 'Inspector',
  inspects: 'Does inspections',
  special_instructions: 'Note',
  price_difference: 'Price difference',
  deleted: 'Entries deleted',
  kind: 'Message',
  to_check: 'Needs review',
  asked_on: 'Day the client asked',
  signed_on: 'Date on the paper',
  signed_with: 'Signed with',
  letterhead: 'Letterhead',
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
