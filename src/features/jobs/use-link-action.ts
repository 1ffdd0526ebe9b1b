import { AppError } from '@domain/errors/app-error';
import type { Booking } from '@domain/job/booking';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import { linkCondition } from './link-condition';

export interface LinkAction {
  /** Ends the client's link. @returns whether it is done. */
  readonly revoke: (job: Booking) => Promise<boolean>;
  /** Ends the client's link and makes a new one, which is mailed while forms are missing. @returns whether it is done. */
  readonly reissue: (job: Booking) => Promise<boolean>;
  readonly isRunning: (job: Booking) => boolean;
}

const offline = 'You are offline. Connect to the internet, then press it again.';
const unknown = 'Something went wrong on this device. Please try again.';

/** Whether a form is still missing: only then has a mail with the link anything to ask for. */
export function asksForForms({ forms_status }: Pick<Booking, 'forms_status'>): boolean {
  return Object.values(forms_status).includes(false);
}

/** Revokes and renews clients' links, each once however often it is pressed, with their toasts. */
export function useLinkAction(call: CallAsAdmin): LinkAction {
  const { running, run } = useIntents();
  const toast = useToast();

  const act = async (
    name: string,
    failed: string,
    task: (idempotencyKey: string) => Promise<{ readonly title: string; readonly description: string }>,
  ): Promise<boolean> => {
    const fail = (description: string) => toast({ title: failed, description, destructive: true });
    if (!navigator.onLine) {
      fail(offline);
      return false;
    }
    let done = false;
    try {
      await run(name, async (idempotencyKey) => {
        toast(await task(idempotencyKey));
        done = true;
      });
    } catch (error) {
      fail(error instanceof AppError ? error.details.userMessage : unknown);
    }
    return done;
  };

  return {
    revoke: (job) =>
      act(`revoke:${job.id}`, 'Failed to revoke the link.', async (idempotencyKey) => {
        await call('revokeLink', { bookingId: job.id, idempotencyKey });
        return { title: 'Link Revoked', description: `${job.customer.name}: it opens nothing any more.` };
      }),
    reissue: (job) => {
      const sendMail = asksForForms(job);
      return act(`reissue:${job.id}`, 'Failed to make a new link.', async (idempotencyKey) => {
        const { link } = await call('reissueLink', { bookingId: job.id, sendMail, idempotencyKey });
        const { words } = linkCondition(link, Date.now());
        return {
          title: sendMail ? 'New Link Sent' : 'New Link Made',
          description: `${job.customer.name}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
        };
      });
    },
    isRunning: (job) => running.has(`revoke:${job.id}`) || running.has(`reissue:${job.id}`),
  };
}
