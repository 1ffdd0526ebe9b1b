import { waitSentence } from '@domain/rate-limit/window';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { WaitingToSend } from '@/ui/waiting-to-send';
import { AnswerSummary } from './answer-summary';
import { readStored } from './stored-draft';

/** The questionnaire is submitted and on the device; the server does not have it for certain yet. */
export function WaitingPage({ entry }: { readonly entry: OutboxEntry }) {
  const page = useFocusedHeading();
  // The seconds of the attempt that the server turned away: a sentence, not a countdown.
  const seconds = entry.reason === 'rate-limited' ? Math.ceil((entry.notBefore - entry.changedAt) / 1000) : 0;
  return (
    <div ref={page} style={{ display: 'grid', gap: 32 }}>
      <WaitingToSend>
        {seconds > 0
          ? `${waitSentence(seconds)} While this page is open, they are sent when the time is up.`
          : undefined}
      </WaitingToSend>
      <AnswerSummary title="Your answers" answers={readStored(entry.data).answers} />
    </div>
  );
}
