import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { importFields } from '@domain/import/import-fields';
import type { ImportKind } from '@domain/import/import-kinds';
import { importedCollections } from '@domain/import/import-record';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { noEndings, type OfficeFigures } from '@domain/stats/office-figures';
import type * as Sweep from '../../functions/src/triggers/sweep-everything';
import type * as Retention from '../../functions/src/retention/sweep-retention';
import type * as Take from '../../functions/src/import/take-rows';
import type * as Undo from '../../functions/src/import/run-undo';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let modules: typeof Sweep & typeof Retention & typeof Take & typeof Undo;

beforeAll(async () => {
  // In its own project, so that its clock can be set without sweeping other tests' records.
  Object.assign(process.env, inProcessEnvironment());
  modules = {
    ...(await import('../../functions/src/triggers/sweep-everything')),
    ...(await import('../../functions/src/retention/sweep-retention')),
    ...(await import('../../functions/src/import/take-rows')),
    ...(await import('../../functions/src/import/run-undo')),
  };
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

const start = new Date('2026-03-03T19:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const today = calendarDateIn(business.timeZone, start);
const admin = {
  kind: 'admin',
  uid: 'admin',
  email: 'desk@example.com',
  session: null,
  role: 'owner',
} as const;
const client = {
  clientName: 'Dana Whitlock',
  clientEmail: 'dana@example.com',
  clientPhone: '(312) 555-0117',
};

async function imported(kind: ImportKind, rows: readonly Readonly<Record<string, string>>[]) {
  const importId = `${kind}-1`;
  await db
    .collection('imports')
    .doc(importId)
    .set({
      kind,
      file_hash: 'a',
      file_name: 'past.csv',
      columns: [],
      state: 'RUNNING',
      rows: rows.length,
      next: 0,
      made: 0,
      matched: 0,
      refused: 0,
      removed: 0,
      kept: 0,
      kept_records: [],
      undo_at: { collection: 'bookings', after: -1 },
      requested_by: admin.email,
      created_at: start,
      finished_at: null,
      undone_at: null,
    });
  const cells = rows.map((row) => importFields[kind].map(({ name }) => row[name] ?? ''));
  const progress = await modules.takeRows({ importId, first: 0, rows: cells }, admin, start);
  expect(progress).toMatchObject({ state: 'DONE', made: rows.length });
  return importId;
}

const stored = async (names: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const { docs } = await db.collection(name).get();
        return [name, docs.map((row) => ({ id: row.id, ...row.data() }))] as const;
      }),
    ),
  );
const figures = async () => (await db.collection('stats').doc('current').get()).data() as OfficeFigures;

it('no sweep does anything about what was imported, for years, and its undo notifies no one', async () => {
  // An office has figures before it imports anything.
  await modules.sweepEverything(() => after(-0.01));
  const jobs = [0, 1, 3].map((days) => ({
    ...client,
    address: `${days} Elm St, Akron`,
    date: addDays(today, -days),
    note: 'Gate code 4711',
    price: '120',
    payment: { 1: 'unpaid', 3: 'paid' }[days] ?? '',
  }));
  const cancelled = { ...client, address: '9 Elm St, Akron', date: today, status: 'cancelled' };
  const referred = { ...client, referrerName: 'Marcus Oye', referrerEmail: 'marcus@example.com' };
  const ids = [
    await imported('jobs', [...jobs, cancelled]),
    await imported('referrals', [
      { ...referred, date: addDays(today, -10) },
      { ...referred, date: addDays(today, -900), outcome: 'closed' },
    ]),
    await imported('customers', [{ ...client, clientEmail: 'only@example.com' }]),
  ];
  const before = await stored(importedCollections);
  for (const days of [0.01, 1, 2, 3, 7, 31, 200, 800]) {
    await modules.sweepEverything(() => after(days));
    await modules.sweepRetention(after(days));
    if (days === 0.01) {
      const { cards, week, days: byDay } = await figures();
      // What the file says of payments counts, as the dry run says; nothing else does.
      expect(cards).toMatchObject({
        booked_week: 0,
        completed_week: 0,
        unpaid: 1,
        follow_up: 0,
        rewards_due: 0,
      });
      expect(week).toMatchObject({ paid: 1, differences: 0, endings: noEndings });
      expect(week.turnaround).toEqual({ in_time: 0, late: 0, waiting: 0, overdue: 0 });
      expect(byDay[addDays(today, -1)]?.completed).toBe(0);
      // A referral counts on the day it was made.
      expect([cards.referrals_week, byDay[addDays(today, -10)]?.referrals]).toEqual([0, 1]);
    }
  }
  expect(await stored(importedCollections)).toEqual(before);

  // The customer of the jobs stays while the referral names them, so the last import is undone first.
  for (const id of ids.toReversed()) {
    await db.collection('imports').doc(id).update({ state: 'UNDOING' });
    expect(await modules.runUndo(id, 20, () => after(801))).toMatchObject({ state: 'UNDONE', kept: 0 });
  }
  await modules.sweepEverything(() => after(802));
  const nothing = [
    'mail',
    'push_subscriptions',
    'access_links',
    'rewards',
    'reward_claims',
    'request_notices',
  ];
  for (const rows of Object.values(await stored([...importedCollections, ...nothing])))
    expect(rows).toEqual([]);
});
