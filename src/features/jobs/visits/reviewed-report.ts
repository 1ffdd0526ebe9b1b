import { isOpenReview, type ReportReview, type ReviewState } from '@domain/report/review';
import type { BadgeTone } from '@/ui/status-badge';
import { createReport } from '../actions/create-report';
import type { JobAction } from '../actions/job-action';

export const reviewTones: Record<ReviewState, BadgeTone> = {
  submitted: 'in_progress',
  returned: 'pending',
  approved: 'completed',
};

/** The action as it is offered for a report in review: what was submitted is opened again, not created. */
export function withReview(action: JobAction, review: ReportReview | undefined): JobAction {
  return action === createReport && review && isOpenReview(review)
    ? { ...createReport, label: 'Open Report' }
    : action;
}
