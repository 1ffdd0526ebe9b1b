import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  instantOrNull,
  knownOf,
  knownOrNull,
  listOf,
  map,
  numeric,
  oneOf,
  text,
  texts,
  textOrNull,
} from '../firestore/stored-fields';
import { importOrigin } from '../import/import-origin-field';
import { signingTypes } from '../legal/legal-text';
import { lastMail } from '../mail/last-mail-field';
import { mediaUseFields } from '../media-release/media-uses';
import { withdrawalStates } from '../media-release/withdraw-consent';
import { correctedPayment, heldPayment, jobPayment, priceDifference } from '../payment/payment-fields';
import { paymentStates, type Payment } from '../payment/payment-state';
import { accessFlags } from '../questionnaire/access-flags';
import { recipientAnswers } from '../share/recipient-answer';
import { arrivalNoticeStates } from './arrival-notice';
import { noFormsYet } from './forms-status';
import { formsLinkStates, type Job } from './job';
import { jobEndings } from './job-ending';
import { jobStatuses, workflowStatuses, workflowStatusOf } from './job-status';

/** A stored job. `At`: how a moment is given. */
export interface StoredJob<At> extends Omit<Job<At>, 'id' | 'payment'> {
  /** When the client was last notified of an appointment made or moved; null if that was on creation. */
  readonly agreed_at: At | null;
  /** Whether lockbox and gate codes were erased, some time after the job's end. */
  readonly codes_erased: boolean;
  readonly payment:
    (Payment<At> & { /** The waiver that it replaced. */ readonly replaced: Payment<At> | null }) | null;
}

/** What is left of a job during its deletion: no list, count or link finds it, and nothing is written to it. */
export interface DeletedJob<At> {
  readonly deleted_at: At;
}

const deleted: Reads<DeletedJob<Instant>> = object({ deleted_at: instant() });

const arrivalNotice = () =>
  map({
    minutes: numeric(),
    at: instant(),
    expected_at: instant(),
    state: oneOf(arrivalNoticeStates),
    mail_id: textOrNull(),
  })
    .nullable()
    .default(null);

/** The fields of a stored job, from which projections pick theirs. */
export const jobFields = object({
  customer_id: text(),
  customer: map({ name: text(), email: text(), phone: text(), address: text() }).default({
    name: '',
    email: '',
    phone: '',
    address: '',
  }),
  property_id: textOrNull().default(null),
  client_corrected_at: instantOrNull().default(null),
  service_type: text(),
  scheduled_date: text(),
  scheduled_time: text(),
  scheduled_until: textOrNull().default(null),
  inspector_id: textOrNull().default(null),
  times_offered_at: instantOrNull().default(null),
  confirmed_overlap: map({ reason: text(), at: instant(), by: text() }).nullable().default(null),
  status: oneOf(jobStatuses),
  workflow_status: oneOf(workflowStatuses).transform(workflowStatusOf).default('scheduled'),
  total_price: numeric(),
  special_instructions: text(),
  deadline: textOrNull().default(null),
  lead_id: textOrNull(),
  referral_id: textOrNull().default(null),
  forms_status: map({
    questionnaire_completed: flag(),
    agreement_signed: flag(),
    media_release_signed: flag(),
  }).default(noFormsYet),
  signed_by_other: flag().default(false),
  recipient_answer: map({
    state: oneOf(recipientAnswers),
    at: instant(),
    share_id: textOrNull(),
    on_report: flag(),
  })
    .nullable()
    .default(null),
  follow_up_answered: flag().default(false),
  access_flags: knownOf(accessFlags).default([]),
  forms_link: map({ state: oneOf(formsLinkStates), expires_at: instant() })
    .nullable()
    .default(null),
  report_created: flag().default(false),
  payment_state: oneOf(paymentStates).default('unpaid'),
  payment: jobPayment().nullable().default(null),
  held_payment: heldPayment().nullable().default(null),
  corrected_payments: listOf(correctedPayment()).default([]),
  price_difference: priceDifference().nullable().default(null),
  card_refund_at: instantOrNull().default(null),
  outdated_documents: knownOf(signingTypes).default([]),
  paper_signature: map({ signed_on: text(), signer: text(), recorded_at: instant() })
    .nullable()
    .default(null),
  consent_withdrawal: map({
    state: oneOf(withdrawalStates),
    uses: knownOf(mediaUseFields),
    asked_on: text(),
    due_on: text(),
    done_at: instantOrNull(),
  })
    .nullable()
    .default(null),
  report_mail: lastMail(),
  forms_mail: lastMail(),
  search_keys: texts().default([]),
  calendar_sequence: numeric().default(0),
  accepted_at: instantOrNull().default(null),
  started_at: instantOrNull().default(null),
  on_my_way: arrivalNotice(),
  running_late: arrivalNotice(),
  own_note: map({ by: text(), text: text(), at: instant() }).nullable().default(null),
  completed_at: instantOrNull().default(null),
  report_sent_at: instantOrNull().default(null),
  report_in_time: flag().nullable().default(null),
  amendment_unsent: flag().default(false),
  cancellation: map({ reason: text(), at: instant(), by: text() }).nullable().default(null),
  ending: knownOrNull(jobEndings).default(null),
  charge: numeric().default(0),
  client_move: map({
    from_date: text(),
    from_time: text(),
    from_until: textOrNull().default(null),
    at: instant(),
  })
    .nullable()
    .default(null),
  origin: importOrigin(),
  agreed_at: instantOrNull().default(null),
  codes_erased: flag().default(false),
  created_at: instant(),
});

const job: Reads<StoredJob<Instant>> = jobFields;

export const jobRecord = recordType<StoredJob<Instant> | DeletedJob<Instant>>(collections.bookings, {
  validateSync: (stored) => (isDeleted(stored) ? deleted : job).validateSync(stored),
});

function isDeleted(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'deleted_at' in stored;
}
