import type { Transaction } from 'firebase-admin/firestore';
import type { ClosedLink } from '@domain/access/client-forms';
import { isDeclined } from '@domain/referral/is-declined';
import { openKey, reader } from '../records/access/open-key';
import { jobs, storedJob, type StoredJob } from '../records/job/stored-job';
import { referrals, type KnownReferral } from '../records/referral/stored-referral';
import { requests, type RequestReference, type StoredRequest } from '../records/request/stored-request';

/** A request of a referral. */
interface ReferralRequest {
  readonly reference: RequestReference;
  readonly stored: StoredRequest;
}

/**
 * The referral of an introduction's link. `free`: its client may ask for a time; a request exists where the office
 * accepted the referral first. `asked`: the client has. `agreed`: there is an appointment.
 */
export type IntroducedReferral =
  | ClosedLink
  | { readonly state: 'free'; readonly referral: KnownReferral; readonly request: ReferralRequest | null }
  | { readonly state: 'asked'; readonly request: ReferralRequest }
  | { readonly state: 'agreed'; readonly job: StoredJob };

/** Resolves the key of an introduction's link at `now`; its reads are locked if a transaction is given. */
export async function introducedReferral(
  key: string,
  now: Date,
  transaction?: Transaction,
): Promise<IntroducedReferral> {
  const read = reader(transaction);
  const opened = await openKey(key, { kind: 'introduction', scope: 'ask' }, now, read);
  if (opened.state !== 'open') return opened;
  const stored = (await read(referrals().doc(opened.subject))).data();
  // Nothing comes of a referral that was deleted or declined, or whose request or job came to an end.
  if (!stored || stored.progress === 'closed' || isDeclined(stored)) return { state: 'cancelled' };
  if (stored.booking_id !== null) {
    const job = storedJob(await read(jobs().doc(stored.booking_id)));
    return job && job.status !== 'cancelled' ? { state: 'agreed', job } : { state: 'cancelled' };
  }
  const referral = { ...stored, id: opened.subject };
  if (stored.lead_id === null) return { state: 'free', referral, request: null };
  const reference = requests().doc(stored.lead_id);
  const request = (await read(reference)).data();
  if (!request) return { state: 'cancelled' };
  const found = { reference, stored: request };
  return stored.client_asked_at === null
    ? { state: 'free', referral, request: found }
    : { state: 'asked', request: found };
}
