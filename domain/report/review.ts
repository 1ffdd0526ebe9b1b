import { counted } from '../text/counted';
import type { ReportClient } from './follow-job';
import type { Inspector } from './inspector';
import type { CommentedField } from './review-fields';

/** submitted: waits for the office. returned: the inspector corrects it. approved: the report was generated. */
export const reviewStates = ['submitted', 'returned', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What the reviewer says about a field. */
export interface ReviewComment extends CommentedField {
  readonly text: string;
}

export const reviewLimits = { comment: 1_000, comments: 50 } as const;

/**
 * A report that an inspector submitted for review, collection `report_reviews`, id = the job's. `At`: how a moment is
 * given, ISO 8601 unless stated.
 */
export interface ReportReview<At = string> {
  readonly id: string;
  /** The job's id. */
  readonly booking_id: string;
  /** The id that the job's report has or will have. */
  readonly report_id: string;
  /** The uid of the member who submitted it. */
  readonly inspector_id: string;
  /** As the report names them; null if their record had no name. */
  readonly inspector: Inspector | null;
  readonly client_name: string;
  readonly property_address: string;
  /** The job's client and address at that time: where the form says so, the report follows the job. */
  readonly begun_for: ReportClient;
  /** JSON text of the submitted `ReportForm`; null once it is approved, because the report has it then. */
  readonly form: string | null;
  readonly state: ReviewState;
  /** How often it was submitted, from 1. */
  readonly submission: number;
  /** Of the last time it was sent back. */
  readonly comments: readonly ReviewComment[];
  readonly submitted_at: At;
  /** The uid of the member who sent it back or approved it last; null before. */
  readonly reviewed_by: string | null;
  readonly reviewed_at: At | null;
}

/** Whether it still waits for someone: the office, or the inspector. */
export function isOpenReview({ state }: Pick<ReportReview, 'state'>): boolean {
  return state !== 'approved';
}

/** How My Jobs names the state: `Sent back: 2 comments`. */
export function reviewWords({ state, comments }: Pick<ReportReview, 'state' | 'comments'>): string {
  if (state === 'submitted') return 'In review';
  return state === 'approved' ? 'Approved' : `Sent back: ${counted(comments.length, 'comment')}`;
}
