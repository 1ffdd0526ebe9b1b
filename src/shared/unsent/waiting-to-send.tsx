import { useConnection } from '@/offline/connectivity';
import type { WaitingReason } from '@/offline/outbox-entry';
import { CallText } from '@/ui/call-text';
import { MessagePage } from '@/ui/message-page';
import { NotSentYet } from './not-sent-yet';
import { PlainButton } from '@/ui/plain-button';
import { unsentChanges } from './unsent-changes';

interface WaitingToSendProps {
  readonly reason: WaitingReason | undefined;
  /** Whether the device has edits that were not submitted. */
  readonly edited: boolean;
  /** Sends the answers now. */
  readonly onSend: () => void;
  readonly sending: boolean;
  /** Shows the answers in their form. */
  readonly onChange: () => void;
  /** When they are sent, if that is neither at once nor when the connection is back. */
  readonly children?: string | undefined;
}

/** Shown while a form's answers are complete and on the device, and the server may not have them yet. */
export function WaitingToSend({ reason, edited, onSend, sending, onChange, children }: WaitingToSendProps) {
  const { offline } = useConnection();
  const fault = !offline && children === undefined;
  return (
    <MessagePage
      icon={offline ? 'cloud-off' : 'send'}
      title="Waiting to send"
      actions={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <PlainButton type="button" disabled={sending} onClick={onSend}>
            {sending ? 'Sending...' : 'Send now'}
          </PlainButton>
          <PlainButton type="button" look="quiet" disabled={sending} onClick={onChange}>
            Change my answers
          </PlainButton>
        </div>
      }
    >
      {fault ? (
        <NotSentYet reason={reason === 'server' ? 'server' : 'no-answer'} thing="answers" />
      ) : (
        <>
          <p>
            <strong>Your answers are complete and saved on this device. We don’t have them yet.</strong>
          </p>
          <p>
            <CallText>
              {children ?? 'We’ll send them once you’re back online, and this page will let you know.'}
            </CallText>
          </p>
          <p>
            You can close this page and come back later. Nothing is lost, and we’ll pick up where we left off.
          </p>
        </>
      )}
      {edited && (
        <p>
          <strong>{unsentChanges}</strong> Choose “Change my answers” and submit again to send them.
        </p>
      )}
    </MessagePage>
  );
}
