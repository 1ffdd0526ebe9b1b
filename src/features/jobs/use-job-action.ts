import { AppError } from '@domain/errors/app-error';
import type { Booking } from '@domain/job/booking';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import { jobStatusWords } from './job-words';
import { nextStatus } from './next-status';

export interface JobAction {
  /** Start Job or Mark Complete, whichever the job's status offers. */
  readonly advance: (job: Booking) => void;
  readonly isRunning: (job: Booking) => boolean;
}

const offline = 'You are offline. Connect to the internet, then press it again.';
const unknown = 'Something went wrong on this device. Please try again.';

/** Moves a job on, once however often it is pressed, with its toasts. */
export function useJobAction(call: CallAsAdmin): JobAction {
  const { running, run } = useIntents();
  const toast = useToast();
  const nameOf = (job: Booking) => `${job.id}:${job.status}`;

  const advance = async (job: Booking) => {
    const next = nextStatus[job.status];
    if (!next) return;
    const fail = (description: string) =>
      toast({ title: 'Failed to update status.', description, destructive: true });
    if (!navigator.onLine) return fail(offline);
    try {
      await run(nameOf(job), async (idempotencyKey) => {
        await call('updateJobStatus', { bookingId: job.id, status: next.status, idempotencyKey });
        toast({
          title: 'Status Updated',
          description: `${job.customer.name}: ${jobStatusWords[next.status].toLowerCase()}`,
        });
      });
    } catch (error) {
      fail(error instanceof AppError ? error.details.userMessage : unknown);
    }
  };

  return { advance: (job) => void advance(job), isRunning: (job) => running.has(nameOf(job)) };
}
