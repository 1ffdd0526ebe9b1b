import { Link } from 'react-router-dom';
import { contactHours } from '@domain/business/promises';
import { listAddress } from '@domain/office/list-filters';
import { contactDue } from '@domain/office/needs';
import { age } from '@/ui/age';
import { rowAddress } from './row-address';
import type { OfficeWork } from './use-open-work';
import { WorkPanel, WorkRows } from './work-panel';

const shown = 8;

/** The requests and referrals that nobody has answered, longest waiting first. */
export function WaitingPanel({
  work: { requests, referrals, now },
}: {
  readonly work: Pick<OfficeWork, 'requests' | 'referrals' | 'now'>;
}) {
  const rows = [
    ...requests.rows.map(({ id, created_at, name, email, service_type }) => ({
      id,
      created_at,
      name,
      about: `Request: ${service_type}`,
      address: rowAddress('requests', { name, email }),
    })),
    ...referrals.rows.map(({ id, created_at, client_name, client_email, referrer_name }) => ({
      id,
      created_at,
      name: client_name,
      about: `Referral from ${referrer_name}`,
      address: rowAddress('referrals', { name: client_name, email: client_email }),
    })),
  ].toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  return (
    <WorkPanel
      title="Waiting for an answer"
      list={{ address: listAddress('requests', 'new'), label: 'All new requests' }}
      works={[requests, referrals]}
      none="Nobody is waiting."
    >
      <WorkRows>
        {rows.slice(0, shown).map(({ id, created_at, name, about, address }) => (
          <li key={id}>
            <div>
              <Link to={address} dir="auto">
                {name || 'No name'}
              </Link>
              <small dir="auto">{about}</small>
            </div>
            <span data-late={contactDue(created_at) < now || undefined}>
              {contactDue(created_at) < now
                ? `${age(created_at, now)}, past ${contactHours} hours`
                : age(created_at, now)}
            </span>
          </li>
        ))}
      </WorkRows>
      {(rows.length > shown || requests.orMore || referrals.orMore) && (
        <p>More are waiting under Direct Requests and Referrals.</p>
      )}
    </WorkPanel>
  );
}
