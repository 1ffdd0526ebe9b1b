import { number, object, type InferType } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { Page } from '../portal/listed-report';
import type { ShareKind } from '../share/report-share';
import type { FullReferral, ReferralTotals } from './track-referrals';

/** Referrals per page. */
export const referrerPageSize = 20;

/** Maximum of shared reports listed, newest first. */
export const sharedAtMost = 50;

/** portal-referrals-open: the signed-in referrer's own referrals after the one with this id, newest first; null for the first page. */
export const openReferralsSchema = object({ after: documentIdField.notRequired().nullable().defined() })
  .noUnknown()
  .required();

/** A referral of the signed-in referrer. */
export interface OwnReferral extends FullReferral {
  /** `YYYY-MM-DD`, the day by which its report is needed; empty for none, or once it is completed or closed. */
  readonly deadline: string;
}

/** A report that its client shared with the signed-in referrer. */
export interface SharedWithReferrer {
  readonly id: string;
  readonly kind: ShareKind;
  readonly property_address: string;
  /** `YYYY-MM-DD`. */
  readonly report_date: string;
  /** `YYYY-MM-DD`, when it was shared. */
  readonly shared_on: string;
  /** The page with what its client shared, and no more. */
  readonly url: string;
}

/** What is shown above the list. */
export interface ReferrerOverview {
  readonly email: string;
  /** Of all their referrals; amounts are 0 where rewards are off. */
  readonly totals: ReferralTotals;
  /** The years with a statement, newest first; none where rewards are off or nothing was earned. */
  readonly years: readonly number[];
  readonly shared: readonly SharedWithReferrer[];
}

export interface OpenReferralsAnswer {
  readonly referrals: Page<OwnReferral>;
  /** With the first page only. */
  readonly overview: ReferrerOverview | null;
}

const yearField = number()
  .strict()
  .integer('This isn’t a year.')
  .min(2000, 'This isn’t a year.')
  .max(2200, 'This isn’t a year.')
  .required('Choose a year.');

/** portal-statement-open, the rewards of one year, and portal-statement-file, their PDF. */
export const statementSchema = object({ year: yearField }).noUnknown().required();

export type StatementWanted = InferType<typeof statementSchema>;

/** portal-referrals-leave: signs the referrer out everywhere. */
export const leaveReferralsSchema = object({ idempotencyKey: idempotencyKeyField }).noUnknown().required();
