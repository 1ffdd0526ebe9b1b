import { useConnection } from '@/offline/connectivity';
import { Icon } from '@/ui/icon';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { CallOrWrite } from './call-or-write';

interface UnreachableProps {
  readonly onRetry: () => void;
  readonly title?: string;
}

/** The server cannot be reached: says so; the page goes on by itself once it can. */
export function Unreachable({ onRetry, title }: UnreachableProps) {
  // Drawn anew with each change; whose fault it is, only the browser's own word can tell.
  useConnection();
  const online = navigator.onLine;
  return (
    <MessagePage
      icon={online ? 'cloud' : 'cloud-off'}
      title={title ?? (online ? 'We could not reach the server' : 'You are offline')}
      actions={
        <>
          <PlainButton type="button" look="quiet" onClick={onRetry}>
            <Icon name="refresh" size={18} /> Try again
          </PlainButton>
          <CallOrWrite />
        </>
      }
    >
      <p>
        {online
          ? 'Something between this page and our server is not working. We keep trying: leave the page open.'
          : 'This page opens by itself as soon as the connection is back.'}
      </p>
      <p>What you typed before is kept on this device.</p>
    </MessagePage>
  );
}
