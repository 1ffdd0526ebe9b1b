import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { officeFiguresId } from '@domain/stats/office-figures';
import { monthJob, monthJobs } from './seeded-month';
import type { SeededRecord } from './seeded-record';
import { seededRecords } from './seeded-records';
import { seededReports } from './seeded-reports';
import { seededSecurity } from './seeded-security';
import { Tally } from './tally';

/** Bookings per commit; the emulator accepts this many without a backlog. */
const jobsACommit = 200;
const commitsAtOnce = 6;
const recordsACommit = 500;

/**
 * Fills an empty database with `size` jobs and their related records, a month of jobs, reports, Security
 * tab entries, and the daily figures that the sweeper would have counted.
 */
export async function seedOffice(
  firestore: Firestore,
  { seed, size, now }: { readonly seed: string; readonly size: number; readonly now: Date },
  onProgress: (written: number) => void,
): Promise<void> {
  const tally = new Tally(now);
  await writeStats(firestore, tally.figures(), now);

  let next = 0;
  const commitOn = async (): Promise<void> => {
    while (next < size) {
      const first = next;
      next = Math.min(size, first + jobsACommit);
      const batch = firestore.batch();
      for (let index = first; index < next; index += 1) {
        const records = seededRecords(seed, index, size, now);
        tally.add(records);
        const { job, request, referral, reward } = records;
        const put = (name: string, id: string, fields: object | null) =>
          fields && batch.create(firestore.collection(name).doc(id), fields);
        put(collections.bookings, `booking-${index}`, job);
        put(collections.leads, `lead-${index}`, request);
        put(collections.referrals, `referral-${index}`, referral);
        put(collections.rewards, `referral-${index}`, reward);
      }
      await batch.commit();
      onProgress(next);
    }
  };
  await Promise.all(Array.from({ length: commitsAtOnce }, commitOn));
  await writeStats(firestore, tally.figures(), now);
  await writeRest(firestore, seededRest(seed, size, now));
}

/** Records that are independent of a job. */
function* seededRest(seed: string, size: number, now: Date): Generator<SeededRecord, undefined> {
  for (let index = 0; index < monthJobs; index += 1) {
    yield { collection: collections.bookings, id: `month-${index}`, fields: monthJob(seed, index, now) };
  }
  yield* seededReports(size, now);
  yield* seededSecurity(seed, size, now);
}

async function writeRest(firestore: Firestore, records: Generator<SeededRecord, undefined>): Promise<void> {
  const commitOn = async (): Promise<void> => {
    for (;;) {
      const batch = firestore.batch();
      let written = 0;
      for (; written < recordsACommit; written += 1) {
        const { value } = records.next();
        if (!value) break;
        batch.create(firestore.collection(value.collection).doc(value.id), value.fields);
      }
      if (written === 0) return;
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: commitsAtOnce }, commitOn));
}

/**
 * Figures dated this far ahead keep the sweeper from counting, which would scan all records in an emulator
 * without indexes.
 */
const countedAheadMs = 3_600_000;

/** The stats as the sweeper would write them. */
async function writeStats(
  firestore: Firestore,
  { all, ...figures }: ReturnType<Tally['figures']>,
  now: Date,
): Promise<void> {
  const stats = firestore.collection(collections.stats);
  const counted_at = new Date(now.getTime() + countedAheadMs);
  const writer = firestore.bulkWriter();
  for (const [date, counts] of all) void writer.set(stats.doc(date), { ...counts, date, counted_at });
  void writer.set(stats.doc(officeFiguresId), { ...figures, counted_at });
  await writer.close();
}
