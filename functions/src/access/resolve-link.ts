import type { Transaction } from 'firebase-admin/firestore';
import { isDoorScope, type AccessScope, type LinkScope } from '@domain/access/access-link';
import type { ClosedLink } from '@domain/access/client-forms';
import { isVisitEnding } from '@domain/job/job-ending';
import { openKey, reader } from '../records/access/open-key';
import { jobs, storedJob, type StoredJob } from '../records/job/stored-job';

export interface OpenLink {
  readonly state: 'open';
  readonly bookingId: string;
  readonly job: StoredJob;
  /** The scope by which the key opens it. */
  readonly scope: AccessScope;
}

export type ResolvedLink = ClosedLink | OpenLink;

/**
 * Resolves a client's key with one of these scopes at `now`; its reads are locked if a transaction is given. Invalid
 * keys are `unknown`.
 */
export async function resolveLink(
  key: string,
  scopes: LinkScope,
  now: Date,
  transaction?: Transaction,
): Promise<ResolvedLink> {
  const [first, ...others] = [scopes].flat();
  if (first === undefined) return { state: 'unknown' };
  const link = await resolveScope(key, first, now, transaction);
  return link.state === 'unknown' ? resolveLink(key, others, now, transaction) : link;
}

async function resolveScope(
  key: string,
  scope: AccessScope,
  now: Date,
  transaction?: Transaction,
): Promise<ResolvedLink> {
  const read = reader(transaction);
  const kind = isDoorScope(scope) ? 'door' : 'booking';
  const opened = await openKey(key, { kind, scope }, now, read);
  if (opened.state !== 'open') return opened;
  const bookingId = opened.subject;
  const job = storedJob(await read(jobs().doc(bookingId)));
  // Clients see a deleted job as cancelled.
  if (!job) return { state: 'cancelled' };
  if (job.status === 'cancelled') return { state: isVisitEnding(job.ending) ? 'ended' : 'cancelled' };
  return { state: 'open', bookingId, job, scope };
}
