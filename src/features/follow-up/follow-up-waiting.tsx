import { useState } from 'react';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { retryEntry } from '@/offline/retry-entry';
import { WaitingToSend } from '@/shared/unsent/waiting-to-send';

interface FollowUpWaitingProps {
  readonly entry: OutboxEntry;
  /** Shows the answers in the form. */
  readonly onChange: () => void;
}

/** Shown while submitted answers are in the outbox and the server may not have them yet. */
export function FollowUpWaiting({ entry, onChange }: FollowUpWaitingProps) {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await retryEntry(entry.id);
    setSending(false);
  };
  return (
    <div role="status">
      <WaitingToSend
        reason={entry.reason}
        edited={entry.typed !== undefined}
        onSend={() => void send()}
        {...{ sending, onChange }}
      />
    </div>
  );
}
