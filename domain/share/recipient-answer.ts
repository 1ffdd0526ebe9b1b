import type { PaymentState } from '../payment/payment-state';
import type { ReportShare } from './report-share';

export const recipientAnswers = ['agreed', 'declined'] as const;

/**
 * A client's answer whether the person whom their questionnaire names gets the report, stored on the job. `At`: how a
 * moment is given, ISO 8601 unless stated.
 */
export interface RecipientAnswer<At = string> {
  readonly state: (typeof recipientAnswers)[number];
  readonly at: At;
  /** The named person's share; null if the client declined. */
  readonly share_id: string | null;
  /** Whether it was given on the report's page, so that the client has the report, however it was sent. */
  readonly on_report: boolean;
}

export interface Readiness {
  readonly state: PaymentState;
  /** Whether the client has the report: it was sent to them, or they are reading it. */
  readonly clientHasIt: boolean;
}

/** Whether the named person may get the report now: never before it is settled, and never before the client. */
export function canRelease({ state, clientHasIt }: Readiness): boolean {
  return clientHasIt && state !== 'unpaid';
}

/** Where the named person's report is: not asked about, declined, agreed and waiting, sent, or ended. */
export type RecipientState = 'unasked' | 'declined' | 'waiting' | 'sent' | 'ended';

/** @param share the named person's; null if it is missing */
export function recipientState(
  answer: RecipientAnswer<unknown> | null,
  share: Pick<ReportShare<unknown>, 'waiting' | 'revoked_at'> | null,
): RecipientState {
  if (!answer) return 'unasked';
  if (answer.state === 'declined') return 'declined';
  if (!share || share.revoked_at !== null) return 'ended';
  return share.waiting ? 'waiting' : 'sent';
}
