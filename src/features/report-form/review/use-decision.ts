import type { ReportReview } from '@domain/report/review';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';
import { counted } from '@domain/text/counted';
import type { Comments } from './use-comments';

export interface Decision {
  readonly sendBack: () => Promise<ActionOutcome>;
  readonly approve: () => Promise<ActionOutcome>;
  readonly running: boolean;
}

interface DecisionOptions {
  readonly call: CallAsAdmin;
  readonly review: ReportReview;
  readonly comments: Comments;
  /** The client's address. */
  readonly email: string;
}

/** Send Back, and Approve and Send, with their toasts. */
export function useDecision({ call, review, comments, email }: DecisionOptions): Decision {
  const { act, running } = useActions();
  const { id: bookingId, submission, inspector } = review;
  const decided = (outcome: ActionOutcome) => {
    if (outcome === 'done') comments.clear();
    return outcome;
  };
  return {
    running: running.size > 0,
    sendBack: async () =>
      decided(
        await act(
          'send-back',
          {
            done: 'Report Sent Back',
            failed: 'Failed to send the report back.',
            about: `To ${inspector?.name ?? 'the inspector'}, with ${counted(comments.written.length, 'comment')}`,
            refusedOffline: true,
          },
          (idempotencyKey) =>
            call('office-review-return', {
              bookingId,
              submission,
              comments: [...comments.written],
              idempotencyKey,
            }),
        ),
      ),
    approve: async () =>
      decided(
        await act(
          'approve',
          {
            done: 'Report Approved and Sent',
            failed: 'Failed to approve the report.',
            about: `To ${email}`,
            refusedOffline: true,
          },
          (idempotencyKey) => call('office-review-approve', { bookingId, submission, idempotencyKey }),
        ),
      ),
  };
}
