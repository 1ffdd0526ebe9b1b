import type { ReportReview } from '@domain/report/review';
import { commentLabel } from '@domain/report/review-fields';
import { counted } from '@domain/text/counted';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { writtenInstant } from '@/ui/written-instant';
import type { FindingValues } from '../report-values';

interface ReviewNoticeProps {
  readonly review: ReportReview;
  /** The uid of the admin who is writing. */
  readonly owner: string;
  /** Whether the form submits the report for review. */
  readonly needsApproval: boolean;
  readonly findings: readonly FindingValues[];
}

/** Where a report's review is, above the form. */
export function ReviewNotice({ review, owner, needsApproval, findings }: ReviewNoticeProps) {
  const { state, comments, inspector, submitted_at: submitted } = review;
  // An inspector who doesn't need approval anymore generates the report as if nothing had been submitted.
  if (state === 'approved' || (!needsApproval && review.inspector_id === owner)) return null;
  if (!needsApproval) {
    return (
      <Notice role="status">
        <Icon name="document" size={20} />
        <div>
          <p>
            <strong>{inspector?.name ?? 'The inspector'} submitted this report for review.</strong>
          </p>
          <p>Correct what you like. Generate Report approves it under the inspector’s name. Then send it.</p>
        </div>
      </Notice>
    );
  }
  if (state === 'submitted') {
    return (
      <Notice role="status">
        <Icon name="clock" size={20} />
        <div>
          <p>
            <strong>In review since {writtenInstant(submitted)}.</strong>
          </p>
          <p>The office hasn’t decided yet. You can still change the report and submit it again.</p>
        </div>
      </Notice>
    );
  }
  return (
    <Notice tone="error" role="status">
      <Icon name="alert" size={22} />
      <div>
        <p>
          <strong>The office sent this report back with {counted(comments.length, 'comment')}.</strong>
        </p>
        <p>You’ll find them at these fields. Make the changes, then submit the report again.</p>
        <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
          {comments.map((comment, index) => (
            <li key={index} dir="auto" style={{ overflowWrap: 'anywhere' }}>
              {commentLabel(comment, findings)}: {comment.text}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
