import type { SharedLink } from '@domain/share/share-calls';
import { useState } from 'react';
import { callAsCustomer } from '@/firebase/portal-call';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { PlainButton } from '@/ui/plain-button';
import { useActions } from '@/ui/use-actions';
import { writtenInstant } from '@/ui/written-instant';
import { CopyLink } from './copy-link';
import { shareNews } from './share-news';
import { sharedWords, shareRoleWords } from './share-words';

/** One link: whom it is for, what it shows, since when; copied again or ended. */
export function SharedLinkRow({ share }: { readonly share: SharedLink }) {
  const { act, running } = useActions();
  const [asking, setAsking] = useState(false);
  const { id: shareId, recipient_name: name } = share;
  const end = async () => {
    const outcome = await act(
      `end ${shareId}`,
      {
        done: 'Link Ended',
        failed: 'Failed to end the link.',
        about: `The link for ${name} opens nothing any more.`,
      },
      (idempotencyKey) => callAsCustomer('revokeShare', { shareId, idempotencyKey }),
    );
    if (outcome !== 'failed') shareNews.tell({ ended: shareId });
    return outcome !== 'failed';
  };
  return (
    <li>
      <div className="part" style={{ gap: 2, flex: '1 1 240px' }}>
        <strong>
          {name}, {shareRoleWords[share.recipient_role].toLowerCase()}
        </strong>
        <span className="muted">
          {sharedWords(share)}. Made {writtenInstant(share.created_at)}.
        </span>
      </div>
      <div className="ways">
        <CopyLink url={share.url} name={name} />
        <PlainButton
          type="button"
          look="quiet"
          aria-label={`End link for ${name}`}
          onClick={() => setAsking(true)}
        >
          End link
        </PlainButton>
      </div>
      <ConfirmDialog
        open={asking}
        title={`End the link for ${name}?`}
        confirm="End the link"
        confirming="Ending..."
        cancel="Keep it"
        destructive
        running={running.size > 0}
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        It stops working at once, also where the page is open when it is loaded again. What was printed or
        saved before stays with whoever has it.
      </ConfirmDialog>
    </li>
  );
}
