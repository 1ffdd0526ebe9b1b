/** A value that an audit entry may store in plain text: a state, a date, a number. */
export type AuditedValue = string | number | boolean | null;

/** A plain-text field before and after a change; before is null if no earlier value was stored. */
export interface AuditedChange {
  readonly before: AuditedValue;
  readonly after: AuditedValue;
}

/**
 * The fields whose values an audit entry stores in plain text; for all others it stores only a fingerprint. List no
 * field here that identifies a person: only states, dates and numbers.
 */
export const auditedFields = [
  'status',
  'workflow_status',
  'payment_state',
  'forms_link',
  'forms_status',
  'follow_up_answered',
  'recipient_answer',
  'report_created',
  'scheduled_date',
  'scheduled_time',
  'scheduled_until',
  'confirmed_taken',
  'total_price',
  'price_difference',
  'service_type',
  'ending',
  'role',
  'active',
  'inspects',
  'charge',
  'progress',
  'state',
  'amount',
  'method',
  'kind',
  'deleted',
  'to_check',
  'consent_declined',
  'withdrawn',
  'asked_on',
  'signed_on',
  'signed_with',
  'wording',
] as const;
export type AuditedField = (typeof auditedFields)[number];

const longest = 64;

/** The values of `changed` that may be stored in plain text, made readable. */
export function auditedValues(
  changed: Readonly<Record<string, unknown>>,
): Partial<Record<AuditedField, AuditedValue>> {
  const audited = auditedFields.flatMap((field) => {
    const value = field in changed ? auditedValue(changed[field]) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(audited);
}

function auditedValue(value: unknown): AuditedValue | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'string') return value.length <= longest ? value : undefined;
  if (typeof value !== 'object') return undefined;
  if ('state' in value && typeof value.state === 'string') return auditedValue(value.state);
  const flags = Object.values(value);
  const areFlags = flags.length > 0 && flags.every((flag) => typeof flag === 'boolean');
  return areFlags ? `${flags.filter(Boolean).length} of ${flags.length}` : undefined;
}
