import { useConnection } from '@/offline/connectivity';
import { MessagePage } from '@/ui/message-page';

/** The answers are complete and on the device; the server does not have them for certain yet. */
export function FollowUpWaiting() {
  const { connected } = useConnection();
  return (
    <div role="status">
      <MessagePage icon={connected ? 'send' : 'cloud-off'} title="Waiting to send">
        <p>
          <strong>Your answers are complete and saved on this device. We do not have them yet.</strong>
        </p>
        <p>
          {connected
            ? 'We try again every few seconds, and this page tells you when they have arrived.'
            : 'They are sent by themselves as soon as the connection is back, and this page tells you.'}
        </p>
        <p>You can close this page and open it again later: nothing is lost, and sending goes on then.</p>
      </MessagePage>
    </div>
  );
}
