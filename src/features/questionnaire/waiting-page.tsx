import { waitSentence } from '@domain/rate-limit/window';
import { useState } from 'react';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { retryEntry } from '@/offline/retry-entry';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { WaitingToSend } from '@/shared/unsent/waiting-to-send';
import { AnswerSummary } from './answer-summary';
import { readStored } from './stored-draft';

interface WaitingPageProps {
  readonly entry: OutboxEntry;
  /** Shows the answers in the form. */
  readonly onChange: () => void;
}

/** Shown while a submitted questionnaire is in the outbox and the server may not have it yet. */
export function WaitingPage({ entry, onChange }: WaitingPageProps) {
  const page = useFocusedHeading();
  const [sending, setSending] = useState(false);
  // The wait from the last refusal, as a sentence rather than a countdown.
  const seconds = entry.reason === 'rate-limited' ? Math.ceil((entry.notBefore - entry.changedAt) / 1000) : 0;
  const send = async () => {
    setSending(true);
    await retryEntry(entry.id);
    setSending(false);
  };
  return (
    <div ref={page} style={{ display: 'grid', gap: 32 }}>
      <WaitingToSend
        reason={entry.reason}
        edited={entry.typed !== undefined}
        onSend={() => void send()}
        {...{ sending, onChange }}
      >
        {seconds > 0
          ? `${waitSentence(seconds)} Keep this page open and we’ll send them when the wait is over.`
          : undefined}
      </WaitingToSend>
      <AnswerSummary title="Your answers" answers={readStored(entry.data).answers} />
    </div>
  );
}
