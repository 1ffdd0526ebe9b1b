import type { WaitingReason } from '@/offline/outbox-entry';
import { CallUs } from '@/ui/call-us';

/** What is being sent, in the person's words. */
export type SentThing = 'request' | 'referral' | 'answers';

const sentences: Record<SentThing, string> = {
  request:
    'Your request is saved on this device. We’ll keep trying to send it while this page is open, and again when you come back.',
  referral:
    'Your referral is saved on this device. We’ll keep trying to send it while the app is open, and again when you come back.',
  answers:
    'Your answers are saved on this device. We’ll keep trying to send them while this page is open, and again when you come back.',
};

interface NotSentYetProps {
  readonly reason: Extract<WaitingReason, 'no-answer' | 'server'>;
  readonly thing: SentThing;
}

/**
 * Explains, as paragraphs, why something waits although the device is online, what happens next, and whom to call.
 */
export function NotSentYet({ reason, thing }: NotSentYetProps) {
  return (
    <>
      <p>
        <strong>{notSentYet(reason)}</strong>
      </p>
      <p>{sentences[thing]}</p>
      <p>
        Can’t wait? Call us at <CallUs />.
      </p>
    </>
  );
}

export function notSentYet(reason: NotSentYetProps['reason']): string {
  return reason === 'server'
    ? 'Not sent yet. Something went wrong on our end.'
    : 'Not sent yet. Our server isn’t answering.';
}
