import type { Customer } from '@domain/customer/customer';
import { comparedDetail } from '@domain/customer/customer-differences';
import { shownNote } from '@domain/job/access-codes';
import type { Job } from '@domain/job/job';
import { foundAddress } from '@domain/office/list-view';
import type { Referral } from '@domain/referral/referral';
import type { BookingRequest } from '@domain/request/booking-request';
import { requestNote } from '@/features/requests/request-note';
import { jobTitle } from './job-title';
import type { RecordItem } from './record-list';

interface Known {
  readonly jobs: readonly Job[];
  readonly requests: readonly BookingRequest[];
  readonly referrals: readonly Referral[];
}

/** Every note about a customer with the record that it stands on. Access codes of finished jobs stay hidden. */
export function notesOf({ jobs, requests, referrals }: Known): readonly RecordItem[] {
  const note = (key: string, title: string, to: string, text: string) =>
    text === '' ? [] : [{ key, title, to, facts: [text] }];
  return [
    ...jobs.flatMap((job) => [
      ...note(`job-${job.id}`, `Job, ${jobTitle(job)}`, foundAddress('jobs', job.id), shownNote(job)),
      ...note(
        `end-${job.id}`,
        `Cancellation, ${jobTitle(job)}`,
        foundAddress('jobs', job.id),
        job.cancellation?.reason ?? '',
      ),
    ]),
    ...requests.flatMap((request) =>
      note(
        `request-${request.id}`,
        `Request, ${request.service_type || 'no service chosen'}`,
        foundAddress('requests', request.id),
        requestNote(request),
      ),
    ),
    ...referrals.flatMap((referral) =>
      note(
        `referral-${referral.id}`,
        `Referral from ${referral.referrer_name}`,
        foundAddress('referrals', referral.id),
        referral.additional_notes,
      ),
    ),
  ];
}

/** The addresses of a customer, each once, with where it stands. */
export function addressesOf(
  {
    address: onFile,
    more_addresses,
    created_at,
  }: Pick<Customer, 'address' | 'more_addresses'> & { readonly created_at: string | null },
  { jobs, requests, referrals }: Known,
): readonly { readonly address: string; readonly of: string }[] {
  const all = [
    { address: onFile, of: created_at === null ? 'Report' : 'On file' },
    ...more_addresses.map(({ address, import_id }) => ({
      address,
      of: import_id === '' ? 'Earlier record' : 'Import',
    })),
    ...jobs.map((job) => ({ address: job.customer.address, of: 'Job' })),
    ...requests.map(({ address }) => ({ address, of: 'Request' })),
    ...referrals.map((referral) => ({ address: referral.client_address, of: 'Referral' })),
  ].filter(({ address }) => address !== '');
  const byKey = new Map<string, { readonly address: string; readonly of: Set<string> }>();
  for (const { address, of } of all) {
    const key = comparedDetail('address', address);
    const known = byKey.get(key) ?? { address, of: new Set<string>() };
    byKey.set(key, known);
    known.of.add(of);
  }
  return [...byKey.values()].map(({ address, of }) => ({ address, of: [...of].join(', ') }));
}
