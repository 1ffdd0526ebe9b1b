import { business } from '@domain/business/business';
import { sharedWords, shareLabel } from '@domain/share/share-words';
import { calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import type { OpenShare } from '../../share/open-shares';
import { EndLink, LinkActions } from '../parts/link-actions';

interface ShareListProps {
  readonly shares: readonly OpenShare[];
  /** Where the form that ends a share goes. */
  readonly closeAction: string;
}

/** The people a report is shared with, each with their link and a way to end it. */
export function ShareList({ shares, closeAction }: ShareListProps) {
  return (
    <ul className="lists">
      {shares.map(({ id, share, url }) => {
        const label = shareLabel(share);
        const close = { action: closeAction, field: 'share', id };
        return (
          <li key={id} className="raised">
            <p dir="auto">
              <strong>{label}</strong>
              {url === null && share.recipient_name !== '' && `, ${share.recipient_email}`}
            </p>
            <p className="muted">
              {sharedWords(share)}. {stateOf(share)}
            </p>
            {url === null ? (
              <div className="actions">
                <EndLink label={`Don’t send it: ${label}`} close={close}>
                  Don’t send it
                </EndLink>
              </div>
            ) : (
              <LinkActions label={label} name="Their link" url={url} close={close} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(share: OpenShare['share']): string {
  if (share.waiting)
    return 'Not sent yet. We’ll email them their own link once the report is ready and paid for.';
  const at = (share.emailed_at ?? share.created_at).toDate();
  const date = writtenDate(calendarDateIn(business.timeZone, at));
  return `${share.recipient_email === '' ? 'Created' : 'Emailed'} ${date}.`;
}
