import { waitSentence } from '@domain/rate-limit/window';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { useConnection } from '@/offline/connectivity';
import { MessagePage } from '@/ui/message-page';
import { AnswerSummary } from './answer-summary';
import { readStored } from './stored-draft';
import { useFocusedHeading } from './use-focused-heading';

/** The questionnaire is submitted and on the device; the server does not have it for certain yet. */
export function WaitingPage({ entry }: { readonly entry: OutboxEntry }) {
  const { connected } = useConnection();
  const page = useFocusedHeading();
  // The seconds of the attempt that the server turned away: a sentence, not a countdown.
  const seconds = entry.reason === 'rate-limited' ? Math.ceil((entry.notBefore - entry.changedAt) / 1000) : 0;
  return (
    <div ref={page} style={{ display: 'grid', gap: 32 }}>
      <MessagePage icon={connected ? 'send' : 'cloud-off'} title="Waiting to send">
        <p>
          <strong>Your answers are complete and saved on this device. We do not have them yet.</strong>
        </p>
        {seconds > 0 ? (
          <p>{waitSentence(seconds)} While this page is open, they are sent when the time is up.</p>
        ) : (
          <p>
            {connected
              ? 'We try again every few seconds, and this page tells you when they have arrived.'
              : 'They are sent by themselves as soon as the connection is back, and this page tells you.'}
          </p>
        )}
        <p>You can close this page and open it again later: nothing is lost, and sending goes on then.</p>
      </MessagePage>
      <AnswerSummary title="Your answers" answers={readStored(entry.data).answers} />
    </div>
  );
}
