import { useConnection } from '@/offline/connectivity';
import { Icon } from '@/ui/icon';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { CallOrWrite } from './call-or-write';

interface UnreachableProps {
  readonly onRetry: () => void;
  readonly title?: string;
}

/** Shown while the server can't be reached. The page continues automatically once it can. */
export function Unreachable({ onRetry, title }: UnreachableProps) {
  // Renders again on each change; `navigator.onLine` tells being offline from a server that doesn't respond.
  useConnection();
  const online = navigator.onLine;
  return (
    <MessagePage
      icon={online ? 'cloud' : 'cloud-off'}
      title={title ?? (online ? 'We can’t reach our server' : 'You’re offline')}
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
          ? 'Something between this page and our server isn’t working. We’ll keep trying, so leave this page open.'
          : 'This page will open on its own once you’re back online.'}
      </p>
      <p>What you typed earlier is saved on this device.</p>
    </MessagePage>
  );
}
