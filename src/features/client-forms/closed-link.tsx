import type { ClosedLinkState } from '@domain/access/client-forms';
import { MessagePage } from '@/ui/message-page';
import { CallText } from '@/ui/call-text';
import { CallOrWrite } from './call-or-write';
import { closedLinkWords } from './closed-link-words';

interface ClosedLinkProps {
  readonly reason: ClosedLinkState;
  /** The key of a link that may be one for the door. */
  readonly linkKey?: string;
}

/** Page for a link that is invalid, expired or revoked. */
export function ClosedLink({ reason, linkKey }: ClosedLinkProps) {
  const { title, happened, whatToDo } = closedLinkWords(reason, linkKey);
  return (
    <MessagePage icon="lock" title={title} actions={<CallOrWrite />}>
      <p>{happened}</p>
      <p>
        <CallText>{whatToDo}</CallText>
      </p>
    </MessagePage>
  );
}
