import type { SharedLink } from '@domain/share/share-calls';
import { useState } from 'react';
import { callAsCustomer } from '@/firebase/calls/portal-call';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { PlainButton } from '@/ui/plain-button';
import { useActions } from '@/ui/use-actions';
import { writtenInstant } from '@/ui/written-instant';
import { CopyLink } from './copy-link';
import { shareNews } from './share-news';
import { shareLabel, sharedWords, shareRoleWords } from '@domain/share/share-words';

/** One share: recipient, parts and date, with buttons to copy or end it. */
export function SharedLinkRow({ share }: { readonly share: SharedLink }) {
  const { act, running } = useActions();
  const [asking, setAsking] = useState(false);
  const { id: shareId, url } = share;
  const endLabel = url === null ? 'Don’t send it' : 'Turn off link';
  const name = shareLabel(share);
  const role = shareRoleWords[share.recipient_role];
  const end = async () => {
    const outcome = await act(
      `end ${shareId}`,
      url === null
        ? {
            done: 'Not Sent',
            failed: 'Failed to stop it.',
            about: `${name} won’t get the report.`,
          }
        : {
            done: 'Link Turned Off',
            failed: 'Failed to turn off the link.',
            about: `The link for ${name} no longer works.`,
          },
      (idempotencyKey) => callAsCustomer('portal-share-revoke', { shareId, idempotencyKey }),
    );
    if (outcome !== 'failed') shareNews.notify({ ended: shareId });
    return outcome !== 'failed';
  };
  return (
    <li>
      <div className="part" style={{ gap: 2, flex: '1 1 240px' }}>
        <strong>
          {name}
          {share.kind !== 'repair-list' && name !== role && `, ${role.toLowerCase()}`}
        </strong>
        <span className="muted">
          {sharedWords(share)}.{' '}
          {url === null
            ? 'We’ll email them their own link once the report is ready and paid for.'
            : `Created ${writtenInstant(share.created_at)}.`}
        </span>
      </div>
      <div className="ways">
        {url !== null && <CopyLink url={url} name={name} />}
        <PlainButton
          type="button"
          look="text"
          aria-label={url === null ? `${endLabel}: ${name}` : `Turn off link for ${name}`}
          onClick={() => (url === null ? void end() : setAsking(true))}
        >
          {endLabel}
        </PlainButton>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Turn off the link for ${name}?`}
        confirm="Turn off link"
        confirming="Turning off..."
        cancel="Keep it"
        destructive
        running={running.size > 0}
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        It stops working right away, even on a page that’s already open once it’s reloaded. Anything already
        printed or saved can’t be taken back.
      </ConfirmDialog>
    </li>
  );
}
