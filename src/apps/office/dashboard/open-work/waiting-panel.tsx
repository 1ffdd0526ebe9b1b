import { Link } from 'react-router-dom';
import { listAddress } from '@domain/office/list-filters';
import { promisedToReferral, promisedToRequest, promiseDue } from '@domain/office/needs';
import { hoursInWords } from '@domain/text/counted';
import { useSettings } from '@/settings/use-settings';
import { age } from '@/ui/age';
import { rowAddress } from './row-address';
import {
  joined,
  useAwaitedTimes,
  useToday,
  useUntouchedRequests,
  useWaitingReferrals,
} from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

const shown = 8;

/** The requests and referrals that wait for the office, those promised an answer first on top. */
export function WaitingPanel() {
  const { now } = useToday();
  const { promises } = useSettings();
  const requests = joined(useUntouchedRequests(), useAwaitedTimes());
  const referrals = useWaitingReferrals();
  const rows = [
    ...requests.rows.map(({ name, email, ...request }) => ({
      id: request.id,
      promised: promisedToRequest(promises, request),
      name,
      about: `${request.client_waits_since ? 'Chose a time' : 'Request'}: ${request.service_type}`,
      address: rowAddress('requests', { name, email }),
    })),
    ...referrals.rows.map(({ client_name: name, client_email: email, ...referral }) => ({
      id: referral.id,
      promised: promisedToReferral(promises, referral),
      name,
      about: `Referral from ${referral.referrer_name}`,
      address: rowAddress('referrals', { name, email }),
    })),
  ].toSorted((one, other) => promiseDue(one.promised) - promiseDue(other.promised));
  return (
    <WorkPanel
      title="Waiting for an answer"
      list={{ address: listAddress('requests'), label: 'All requests' }}
      works={[requests, referrals]}
      none="Nobody is waiting."
    >
      <WorkRows>
        {rows.slice(0, shown).map(({ id, promised, name, about, address }) => {
          const late = promiseDue(promised) < now;
          const waited = age(promised.since, now);
          return (
            <li key={id}>
              <div>
                <Link to={address} dir="auto">
                  {name || 'No name'}
                </Link>
                <small dir="auto">{about}</small>
              </div>
              <span data-late={late || undefined}>
                {late ? `${waited}, past ${hoursInWords(promised.hours)}` : waited}
              </span>
            </li>
          );
        })}
      </WorkRows>
      {(rows.length > shown || requests.orMore || referrals.orMore) && (
        <p>More are waiting under Direct Requests and Referrals.</p>
      )}
    </WorkPanel>
  );
}
