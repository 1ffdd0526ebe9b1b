import { normalizeEmail } from '../contact/email';
import type { LastMail } from '../mail/requested-mail';
import { searchKeys } from '../search/search-keys';
import { noArrivalNotices } from './arrival-notice';
import { noFormsYet } from './forms-status';
import type { CustomerSnapshot, FormsLink, Job } from './job';
import type { StoredJob } from './job-record';

/** What the office orders when it accepts a request or referral, or sends its forms. */
export interface JobOrder extends Pick<
  Job,
  | 'service_type'
  | 'special_instructions'
  | 'deadline'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'scheduled_until'
  | 'inspector_id'
  | 'total_price'
  | 'lead_id'
  | 'referral_id'
> {
  readonly status: 'pending' | 'scheduled';
  /** The client as they gave their data, whatever the customer record says. */
  readonly client: CustomerSnapshot;
}

/** The fields that an order sets, on a new job as on a pending one that is taken over. */
export type OrderedFields<At> = Omit<JobOrder, 'client'> &
  Pick<StoredJob<At>, 'customer_id' | 'customer' | 'property_id' | 'search_keys' | 'forms_link'>;

interface Links<At> {
  /** The customer's id. */
  readonly customerId: string;
  /** The property of the client's address. */
  readonly propertyId: string;
  /** When the client's link ends. */
  readonly linkEnd: At;
}

export function orderedFields<At>(
  order: JobOrder,
  { customerId, propertyId, linkEnd }: Links<At>,
): OrderedFields<At> {
  const forms_link: FormsLink<At> = { state: 'active', expires_at: linkEnd };
  return {
    service_type: order.service_type,
    special_instructions: order.special_instructions,
    deadline: order.deadline,
    scheduled_date: order.scheduled_date,
    scheduled_time: order.scheduled_time,
    scheduled_until: order.scheduled_until,
    inspector_id: order.inspector_id,
    total_price: order.total_price,
    lead_id: order.lead_id,
    referral_id: order.referral_id,
    status: order.status,
    customer_id: customerId,
    customer: order.client,
    property_id: propertyId,
    search_keys: searchKeys(order.client),
    forms_link,
  };
}

/**
 * The deadline of an accepted job: what the office entered, where it changed it ('' for none), otherwise what the client
 * or referrer gave, otherwise that of the pending job that is taken over.
 */
export function orderedDeadline(
  entered: string | undefined,
  given: string | null,
  taken: Pick<Job<unknown>, 'deadline'> | undefined,
): string | null {
  if (entered !== undefined) return entered || null;
  return given ?? taken?.deadline ?? null;
}

/** How a job was ordered. */
interface Ordered<At> {
  readonly at: At;
  /** The email that brings its client the forms; null for none. */
  readonly formsMail: LastMail<At> | null;
  readonly overlap: Job<At>['confirmed_overlap'];
}

/** A new job, before any form, payment or visit. */
export function newJob<At>(
  fields: OrderedFields<At>,
  { at, formsMail, overlap }: Ordered<At>,
): StoredJob<At> {
  return {
    ...fields,
    client_corrected_at: null,
    times_offered_at: null,
    confirmed_overlap: overlap,
    workflow_status: 'forms_pending',
    forms_status: noFormsYet,
    signed_by_other: false,
    recipient_answer: null,
    follow_up_answered: false,
    access_flags: [],
    report_created: false,
    payment_state: 'unpaid',
    payment: null,
    held_payment: null,
    corrected_payments: [],
    price_difference: null,
    card_refund_at: null,
    outdated_documents: [],
    paper_signature: null,
    consent_withdrawal: null,
    report_mail: null,
    forms_mail: formsMail,
    calendar_sequence: 0,
    accepted_at: acceptedAt(fields, at),
    started_at: null,
    ...noArrivalNotices,
    own_note: null,
    completed_at: null,
    report_sent_at: null,
    report_in_time: null,
    amendment_unsent: false,
    cancellation: null,
    ending: null,
    charge: 0,
    client_move: null,
    origin: null,
    agreed_at: null,
    codes_erased: false,
    created_at: at,
  };
}

/** What taking over a pending job changes; what its client has already filled in stays. */
export function takenOverJob<At>(
  fields: OrderedFields<At>,
  { at, formsMail, overlap }: Ordered<At>,
): ReplacedFields<At> {
  return {
    ...fields,
    accepted_at: acceptedAt(fields, at),
    agreed_at: at,
    forms_mail: formsMail,
    confirmed_overlap: overlap,
  };
}

/** Accepting makes an appointment; sending the forms ahead doesn't. */
function acceptedAt<At>({ status }: Pick<JobOrder, 'status'>, at: At): At | null {
  return status === 'scheduled' ? at : null;
}

/** The fields of a pending job that taking it over replaces. */
export const replacedFields = [
  'service_type',
  'special_instructions',
  'deadline',
  'scheduled_date',
  'scheduled_time',
  'scheduled_until',
  'inspector_id',
  'confirmed_overlap',
  'total_price',
  'lead_id',
  'referral_id',
  'status',
  'customer_id',
  'customer',
  'property_id',
  'search_keys',
  'forms_link',
  'accepted_at',
  'agreed_at',
  'forms_mail',
] as const satisfies readonly (keyof StoredJob<unknown>)[];

export type ReplacedFields<At> = Pick<StoredJob<At>, (typeof replacedFields)[number]>;

/** What taking over `job` replaces, as it was before. */
export function fieldsToReplace<At>(job: StoredJob<At>): ReplacedFields<At> {
  return Object.fromEntries(replacedFields.map((field) => [field, job[field]])) as ReplacedFields<At>;
}

/** Whether a taken job changes its mailbox, so that its old link must end. */
export function changesMailbox(taken: Pick<Job, 'customer'>, client: CustomerSnapshot): boolean {
  return normalizeEmail(taken.customer.email) !== normalizeEmail(client.email);
}
