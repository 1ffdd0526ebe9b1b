import { isUnsent, type OutboxEntry } from '@/offline/outbox-entry';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';

interface EarlierRequestsProps {
  readonly entries: readonly OutboxEntry[];
  readonly onCorrect: (entry: OutboxEntry) => void;
}

/** Requests from an earlier visit that are still on the device: how many wait, and which need a correction. */
export function EarlierRequests({ entries, onCorrect }: EarlierRequestsProps) {
  const waiting = entries.filter(isUnsent).length;
  const refused = entries.filter(({ state }) => state === 'needs-attention');
  return (
    <>
      {waiting > 0 && (
        <Notice role="status">
          <CoreIcon name="cloud" />
          <p>
            {waiting === 1
              ? '1 request from before is saved on this device and waits to be sent.'
              : `${waiting} requests from before are saved on this device and wait to be sent.`}
          </p>
        </Notice>
      )}
      {refused.map((entry) => (
        <Notice key={entry.id} role="status">
          <CoreIcon name="alert" />
          <div>
            <p>A request from before was not accepted. {entry.refusal?.userMessage}</p>
            <PlainButton type="button" look="quiet" style={{ marginTop: 8 }} onClick={() => onCorrect(entry)}>
              Correct it
            </PlainButton>
          </div>
        </Notice>
      ))}
    </>
  );
}
