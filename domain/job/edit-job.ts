import { number, object, string, type InferType } from 'yup';
import { addressField, contactLimits, linesOfText } from '../contact/fields';
import { deadlineField } from '../deadline/deadline-field';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { differenceChoices, receivedFor } from '../payment/price-difference';
import { appointmentFields, priceField } from '../request/accept-request';
import { activeTitles } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';
import { shownNote } from './access-codes';
import type { Job } from './job';
import type { JobStatus } from './job-status';

/** The fields of a job that the office can change after accepting it. */
export const editedFields = [
  'service_type',
  'address',
  'total_price',
  'deadline',
  'special_instructions',
] as const;
export type EditedField = (typeof editedFields)[number];

/** Their values, with what was received: a payment in between decides what a new price leaves to settle. */
export interface EditableJob {
  readonly service_type: string;
  /** The inspection's address. */
  readonly address: string;
  /** US dollars. */
  readonly total_price: number;
  /** `YYYY-MM-DD`; empty for none. */
  readonly deadline: string;
  readonly special_instructions: string;
  /** US dollars received; null unless paid. */
  readonly received: number | null;
}

/** The services to which a job can be changed. It may keep its own, though that one was renamed or retired. */
export function servicesFor(services: ServicesSettings, own: string): readonly string[] {
  const titles = activeTitles(services);
  return titles.includes(own) ? titles : [own, ...titles];
}

export const editFields = {
  /** Whether it is offered is decided with the settings of the moment: `servicesFor`. */
  service_type: string().max(500),
  address: addressField,
  total_price: appointmentFields.total_price,
  deadline: deadlineField,
  special_instructions: linesOfText('The note', contactLimits.note).defined(),
};

/** office-job-edit: changes what differs; `seen` is what the office's screen showed. */
export const editJobSchema = object({
  bookingId: documentIdField,
  seen: object({
    service_type: string().defined().max(500),
    address: string().defined().max(1_000),
    total_price: number().required(),
    /** Left out by pages of an earlier release. */
    deadline: string().max(10).optional(),
    special_instructions: string().defined().max(10_000),
    received: number().nullable().defined(),
  })
    .noUnknown()
    .required(),
  changes: object({
    service_type: editFields.service_type.optional(),
    address: addressField.optional(),
    total_price: priceField.optional(),
    deadline: deadlineField.optional().default(undefined),
    special_instructions: linesOfText('The note', contactLimits.note).optional(),
  })
    .noUnknown()
    .required(),
  /** Needed if the job is paid and the new price isn't what was received. */
  difference: string().oneOf(differenceChoices, 'Choose what to do with the difference.').optional(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type JobChanges = InferType<typeof editJobSchema>['changes'];

type Edited = Pick<
  Job<unknown>,
  | 'customer'
  | 'service_type'
  | 'total_price'
  | 'deadline'
  | 'special_instructions'
  | 'payment_state'
  | 'status'
> &
  Parameters<typeof receivedFor>[0];

/** What the office can change of a job, as it is shown: a note without codes once the job is over. */
export function editableOf(job: Edited): EditableJob {
  return {
    service_type: job.service_type,
    address: job.customer.address,
    total_price: job.total_price,
    deadline: job.deadline ?? '',
    special_instructions: shownNote(job),
    received: receivedFor(job),
  };
}

/**
 * The fields that can be changed in this status. Nothing is inspected or owed for a cancelled job, so only its note
 * can. A completed job keeps all of them: a wrong price is often found only then, and its report is amended separately.
 */
export function fieldsEditedIn(status: JobStatus): readonly EditedField[] {
  return status === 'cancelled' ? ['special_instructions'] : editedFields;
}

/** The changes that do change something. */
export function actualChanges(before: EditableJob, changes: JobChanges): JobChanges {
  const entries = editedFields
    .map((field) => [field, changes[field]] as const)
    .filter(([field, value]) => value !== undefined && value !== before[field]);
  return Object.fromEntries(entries);
}

/** What a screen showed, as it would be shown now: the job may have ended since. */
export function asShownNow(seen: EditableJob, status: JobStatus): EditableJob {
  return { ...seen, special_instructions: shownNote({ ...seen, status }) };
}

/** The fields in which two views of a job differ. */
export function differingFields(one: EditableJob, other: EditableJob): readonly (keyof EditableJob)[] {
  return ([...editedFields, 'received'] as const).filter((field) => one[field] !== other[field]);
}
