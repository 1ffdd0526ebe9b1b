import { Link } from 'react-router-dom';
import { contactHours } from '@domain/business/promises';
import { listAddress } from '@domain/office/list-filters';
import { contactDue } from '@domain/office/needs';
import { waitsSince } from '@/features/requests/request-lists';
import { age } from '@/ui/age';
import { rowAddress } from './row-address';
import type { OfficeWork } from './use-open-work';
import { WorkPanel, WorkRows } from './work-panel';

const shown = 8;

/** The requests and referrals that wait for the office, longest waiting first. */
export function WaitingPanel({
  work: { requests, referrals, now },
}: {
  readonly work: Pick<OfficeWork, 'requests' | 'referrals' | 'now'>;
}) {
  const rows = [
    ...requests.rows.map(({ name, email, ...request }) => ({
      id: request.id,
      since: waitsSince(request),
      name,
      about: `${request.client_waits_since ? 'Chose a time' : 'Request'}: ${request.service_type}`,
      address: rowAddress('requests', { name, email }),
    })),
    ...referrals.rows.map(({ id, created_at: since, client_name, client_email, referrer_name }) => ({
      id,
      since,
      name: client_name,
      about: `Referral from ${referrer_name}`,
      address: rowAddress('referrals', { name: client_name, email: client_email }),
    })),
  ].toSorted((one, other) => one.since.localeCompare(other.since));
  return (
    <WorkPanel
      title="Waiting for an answer"
      list={{ address: listAddress('requests'), label: 'All requests' }}
      works={[requests, referrals]}
      none="Nobody is waiting."
    >
      <WorkRows>
        {rows.slice(0, shown).map(({ id, since, name, about, address }) => (
          <li key={id}>
            <div>
              <Link to={address} dir="auto">
                {name || 'No name'}
              </Link>
              <small dir="auto">{about}</small>
            </div>
            <span data-late={contactDue(since) < now || undefined}>
              {contactDue(since) < now ? `${age(since, now)}, past ${contactHours} hours` : age(since, now)}
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
