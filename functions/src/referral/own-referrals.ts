import type { Query } from 'firebase-admin/firestore';
import {
  referrerPageSize,
  type OpenReferralsAnswer,
  type OwnReferral,
  type ReferrerOverview,
} from '@domain/referral/referrer-calls';
import { rewardsExist } from '@domain/settings/offered-rewards';
import { readTogether } from '../platform/read-together';
import { readable } from '../platform/readable';
import { settingsNow } from '../platform/settings-now';
import { jobs, storedJob } from '../records/job/stored-job';
import { referrals, type KnownReferral, type StoredReferral } from '../records/referral/stored-referral';
import { totalsOf } from './referral-totals';
import { sharedWith } from './shared-with';
import { statementYears } from './reward-statement-of';
import { fullRows } from './tracked-rows';

/**
 * All referrals that carry this address, in full, newest first; with the first page also their totals, and what clients
 * shared with it. Null if there are none.
 */
export async function ownReferrals(
  email: string,
  after: string | null,
  now: Date,
): Promise<OpenReferralsAnswer | null> {
  const own = referrals().where('referrer_email', '==', email);
  const [page, overview] = await Promise.all([
    pageOf(own, email, after),
    after === null ? overviewOf(own, email, now) : null,
  ]);
  if (page.rows.length === 0 && after === null) return null;
  return { referrals: { rows: await ownRows(page.rows, now), next: page.next }, overview };
}

type Referrals = Query<StoredReferral, StoredReferral>;

/** An id of another's referral starts at the beginning, and reveals nothing. */
async function pageOf(own: Referrals, email: string, after: string | null) {
  const last = after === null ? null : await referrals().doc(after).get();
  const newest = own.orderBy('created_at', 'desc');
  const isTheirs = last?.get('referrer_email') === email;
  const from = last && isTheirs ? newest.startAfter(last) : newest;
  const { docs } = await from.limit(referrerPageSize + 1).get();
  const shown = docs.slice(0, referrerPageSize);
  return {
    rows: readable(shown).map(({ id, stored }): KnownReferral => ({ ...stored, id })),
    next: docs.length > referrerPageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function overviewOf(own: Referrals, email: string, now: Date): Promise<ReferrerOverview> {
  const money = rewardsExist(settingsNow().rewards);
  const [totals, years, shared] = await Promise.all([
    totalsOf(own),
    money ? statementYears(email, now) : [],
    sharedWith(email, now),
  ]);
  return { email, totals: money ? totals : { ...totals, earned: 0, paid: 0 }, years, shared };
}

async function ownRows(found: readonly KnownReferral[], now: Date): Promise<OwnReferral[]> {
  const [rows, deadlines] = await Promise.all([fullRows(found, now), deadlinesOf(found)]);
  const money = rewardsExist(settingsNow().rewards);
  return rows.map((row) => {
    const ended = row.status === 'Completed' || row.status === 'Closed';
    return {
      ...row,
      ...(!money && { reward: null, preferred_reward: '' }),
      // Chosen with the key of the device or of the emailed link.
      may_choose: false,
      deadline: ended ? '' : (deadlines.get(row.id) ?? ''),
    };
  });
}

/** The deadline of each referral's job, or the one that the referrer named while there is none. */
async function deadlinesOf(found: readonly KnownReferral[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(found.flatMap(({ booking_id: id }) => id ?? []))];
  const read = (await readTogether(ids.map((id) => jobs().doc(id)))).map(storedJob);
  const ofJobs = new Map(ids.map((id, index) => [id, read[index]]));
  return new Map(
    found.map(({ id, booking_id: bookingId, needed_by: needed }) => {
      const job = bookingId === null ? undefined : ofJobs.get(bookingId);
      return [id, job ? (job.deadline ?? '') : needed];
    }),
  );
}
