import { fieldsIn } from '@domain/json/guards';
import { reportedAs } from '@/logging/report-fault';
import { useConnection } from '@/offline/connectivity';
import { isUnsent, type OutboxEntry } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { CallUs } from '@/ui/call-us';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { CallText } from '@/ui/call-text';
import { MissedRequestChange } from '@/shared/request/missed-request-change';

interface EarlierRequestsProps {
  readonly entries: readonly OutboxEntry[];
  /** Loads it into the form. */
  readonly onTakeUp: (entry: OutboxEntry) => void;
}

const quiet = { type: 'button', look: 'quiet', style: { marginTop: 8 } } as const;

/** Requests from an earlier visit that wait, need a correction, or were sent without their last edit. */
export function EarlierRequests({ entries, onTakeUp }: EarlierRequestsProps) {
  const { offline } = useConnection();
  const waiting = entries.filter(isUnsent);
  const refused = entries.filter(({ state }) => state === 'needs-attention');
  return (
    <>
      {waiting.length > 0 && (
        <Notice role="status">
          <CoreIcon name="cloud" />
          <div>
            <p>
              {waiting.length === 1
                ? '1 earlier request is saved on this device and waiting to be sent.'
                : `${waiting.length} earlier requests are saved on this device and waiting to be sent.`}
            </p>
            {!offline && (
              <p>
                We’ll keep trying. Can’t wait? Call us at <CallUs />.
              </p>
            )}
            {waiting.some(isEdited) && <p>{unsentChanges} Open the request to send them.</p>}
            {waiting.map((entry) => (
              <PlainButton key={entry.id} {...quiet} onClick={() => onTakeUp(entry)}>
                {waiting.length === 1 ? 'Open it' : `Open the one for ${addressOf(entry)}`}
              </PlainButton>
            ))}
          </div>
        </Notice>
      )}
      {refused.map((entry) => (
        <Notice key={entry.id} role="status">
          <CoreIcon name="alert" />
          <div>
            <p>
              An earlier request wasn’t accepted. <CallText>{entry.refusal?.userMessage ?? ''}</CallText>
            </p>
            {isEdited(entry) && <p>{unsentChanges}</p>}
            <PlainButton {...quiet} onClick={() => onTakeUp(entry)}>
              Correct it
            </PlainButton>
          </div>
        </Notice>
      ))}
      {entries.map(
        ({ id, missed }) =>
          missed && (
            <Notice key={id} role="status" tone="error">
              <CoreIcon name="alert" />
              <div>
                <MissedRequestChange missed={missed} />
                <PlainButton {...quiet} onClick={() => dismiss(id)}>
                  OK, I’ve read it
                </PlainButton>
              </div>
            </Notice>
          ),
      )}
    </>
  );
}

/** If the device can't remove it, it stays visible and can be dismissed again. */
function dismiss(id: string): void {
  removeEntry(id).catch(reportedAs('a request not removed', undefined));
}

/** Whether something was typed in its form and not submitted. */
function isEdited({ typed }: OutboxEntry): boolean {
  return typed !== undefined;
}

function addressOf({ data }: OutboxEntry): string {
  const { address } = fieldsIn(data);
  return typeof address === 'string' ? address : 'before';
}
