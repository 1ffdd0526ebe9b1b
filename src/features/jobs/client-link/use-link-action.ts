import type { CallResponse } from '@domain/api/contract';
import type { Job } from '@domain/job/job';
import { missingForms } from '@domain/job/missing-forms';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions } from '@/ui/use-actions';
import { linkCondition } from './link-condition';

export interface LinkAction {
  /** Revokes the client's link. @returns whether it succeeded. */
  readonly revoke: (job: Job) => Promise<boolean>;
  /**
   * Revokes the client's link and creates a new one, which is mailed while forms are missing. @returns whether it
   * succeeded.
   */
  readonly reissue: (job: Job) => Promise<boolean>;
  readonly isRunning: (job: Job) => boolean;
}

/** Revokes and renews clients' links, with their toasts. Repeated presses send one request. */
export function useLinkAction(call: CallAsAdmin): LinkAction {
  const { act, running } = useActions();
  return {
    revoke: async (job) => {
      const outcome = await act(
        `revoke:${job.id}`,
        {
          done: 'Link Revoked',
          failed: 'Failed to revoke the link.',
          about: `${job.customer.name}: the link no longer works.`,
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-link-revoke', { bookingId: job.id, idempotencyKey }),
      );
      return outcome === 'done';
    },
    reissue: async (job) => {
      // An email with the link is useful only while a form is missing.
      const sendMail = missingForms(job).length > 0;
      const outcome = await act(
        `reissue:${job.id}`,
        {
          done: sendMail ? 'New Link Sent' : 'New Link Created',
          failed: 'Failed to create a new link.',
          about: ({ link }: CallResponse<'office-link-reissue'>) => {
            const { words } = linkCondition(link, Date.now());
            return `${job.customer.name}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
          },
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-link-reissue', { bookingId: job.id, sendMail, idempotencyKey }),
      );
      return outcome === 'done';
    },
    isRunning: (job) => running.has(`revoke:${job.id}`) || running.has(`reissue:${job.id}`),
  };
}
