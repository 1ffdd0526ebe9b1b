import type { ReactNode } from 'react';
import { useConnection } from '@/offline/connectivity';
import { MessagePage } from './message-page';

/**
 * What a form's page says while its answers are complete and on the device, and the server does not have them for certain
 * yet. `children` say when they are sent, where that is neither at once nor with the connection.
 */
export function WaitingToSend({ children }: { readonly children?: ReactNode }) {
  const { connected } = useConnection();
  return (
    <MessagePage icon={connected ? 'send' : 'cloud-off'} title="Waiting to send">
      <p>
        <strong>Your answers are complete and saved on this device. We do not have them yet.</strong>
      </p>
      <p>
        {children ??
          (connected
            ? 'We try again every few seconds, and this page tells you when they have arrived.'
            : 'They are sent by themselves as soon as the connection is back, and this page tells you.')}
      </p>
      <p>You can close this page and open it again later: nothing is lost, and sending goes on then.</p>
    </MessagePage>
  );
}
