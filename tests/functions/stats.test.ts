import { randomUUID } from 'node:crypto';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import type { Referral } from '@domain/referral/referral';
import type { BookingRequest } from '@domain/request/booking-request';
import { factorySettings } from '@domain/settings/factory-settings';
import { sameDayReportTitles } from '@domain/settings/offered-services';
import type { OfficeFigures } from '@domain/stats/office-figures';
import { calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import type * as MarkDays from '../../functions/src/records/stats/mark-days';
import type * as Sweep from '../../functions/src/stats/sweep-stats';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

const sameDayTitles = sameDayReportTitles(factorySettings.services);

let db: Firestore;
let sweepStats: typeof Sweep.sweepStats;
let markDays: typeof MarkDays.markDays;

beforeAll(async () => {
  // In its own project, because the running stack's sweeper would count its records.
  Object.assign(process.env, inProcessEnvironment());
  ({ sweepStats } = await import('../../functions/src/stats/sweep-stats'));
  ({ markDays } = await import('../../functions/src/records/stats/mark-days'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

const written = ['leads', 'referrals', 'bookings', 'rewards', 'stats', 'stats_marks', 'audit_log'];
const clear = () => Promise.all(written.map((name) => db.recursiveDelete(db.collection(name))));
beforeEach(clear);
afterAll(clear);

/** Tuesday, March 3, 2026, noon in Denver. */
const noon = new Date('2026-03-03T19:00:00Z');
const at = (moment: string | Date) => () => new Date(moment);
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000);
const minutesAfter = (moment: Date, minutes: number) => hoursAfter(moment, minutes / 60);
const hoursBefore = (hours: number) => hoursAfter(noon, -hours).toISOString();

const store = async (name: string, record: { id: string; created_at: string }, dates: object = {}) => {
  await db
    .collection(name)
    .doc(record.id)
    .set({ ...toDocument(record), ...dates });
  return record.id;
};
const request = (created_at: string, overrides: Partial<BookingRequest> = {}) =>
  store('leads', buildRequest({ created_at, ...overrides }));
const referral = (created_at: string, overrides: Partial<Referral> = {}) =>
  store('referrals', buildReferral({ created_at, ...overrides }));
const job = (overrides: Partial<Job>, dates: object = {}) => store('bookings', buildJob(overrides), dates);
const completed = (completed_at: string, overrides: Partial<Job> = {}) =>
  job(
    { status: 'completed', created_at: '2026-01-10T12:00:00Z', ...overrides },
    { completed_at: new Date(completed_at) },
  );
/** The change mark that every record change leaves. */
const changedAt = (moment: Date) => db.collection('audit_log').doc(randomUUID()).set({ at: moment });

const figures = async () => (await db.doc('stats/current').get()).data() as OfficeFigures | undefined;
const day = async (date: string) => (await db.collection('stats').doc(date).get()).data();

describe('open work and the last 7 days', () => {
  it('are counted by their definitions', async () => {
    await request(hoursBefore(1));
    await request(hoursBefore(2), { referral_id: 'referral-1' });
    await request(hoursBefore(24 * 7));
    await referral(hoursBefore(3));
    await referral(hoursBefore(30), { referrer_kind: 'home-inspector' });
    await referral(hoursBefore(24 * 40));
    await job({ status: 'scheduled', created_at: hoursBefore(5) });
    await job({ status: 'cancelled', created_at: hoursBefore(5) });
    await job({ status: 'pending', created_at: hoursBefore(24 * 20) });
    await completed(hoursBefore(10));
    await completed(hoursBefore(24 * 30), { payment_state: 'waived' });
    await job(
      { status: 'completed', payment_state: 'paid', created_at: hoursBefore(24 * 30) },
      { completed_at: new Date(hoursBefore(24 * 20)), payment: { at: new Date(hoursBefore(4)) } },
    );
    for (const state of ['earned', 'earned', 'paid', 'void']) await db.collection('rewards').add({ state });

    await sweepStats(at(noon));
    await sweepStats(at(hoursAfter(noon, 1)));
    expect(await figures()).toMatchObject({
      today: '2026-03-03',
      total_referrals: 3,
      cards: {
        referrals_week: 2,
        booked_week: 1,
        completed_week: 1,
        unpaid: 1,
        rewards_due: 2,
        follow_up: 1,
      },
      week: { requests: 1, paid: 1, inspector_referrals: 1, differences: 0 },
    });
  });

  it('classify the week’s reports as on time, late, awaited, or overdue', async () => {
    await completed(hoursBefore(100), { report_in_time: true });
    await completed(hoursBefore(2), { report_in_time: true });
    await completed(hoursBefore(90), { report_in_time: false });
    await completed(hoursBefore(23));
    await completed(hoursBefore(25));
    await completed(hoursBefore(26));
    await sweepStats(at(noon));
    expect((await figures())?.week.turnaround).toEqual({ in_time: 2, late: 1, waiting: 1, overdue: 2 });

    // No record changes: a report becomes overdue with time.
    await sweepStats(at(hoursAfter(noon, 2)));
    expect((await figures())?.week.turnaround).toEqual({ in_time: 2, late: 1, waiting: 0, overdue: 3 });
  });

  it('hold a report that was promised for the same day to that day', async () => {
    const [service_type = ''] = sameDayTitles;
    const midnight = instantOf(calendarDateIn(business.timeZone, new Date(noon)), '00:00', business.timeZone);
    const yesterday = new Date(midnight.getTime() - 3_600_000).toISOString();
    await completed(yesterday, { service_type });
    await completed(yesterday, { service_type, report_in_time: true });
    await completed(yesterday, { service_type, report_in_time: false });
    await completed(hoursBefore(2), { service_type });
    await completed(yesterday);
    await sweepStats(at(noon));
    expect((await figures())?.week.turnaround).toEqual({ in_time: 1, late: 1, waiting: 2, overdue: 1 });
  });
});

describe('the total of referrals is never below the week’s', () => {
  const totals = async () => {
    const found = await figures();
    return { total: found?.total_referrals, week: found?.cards.referrals_week };
  };

  it('while older days are still to be counted', async () => {
    await request('2026-01-02T18:00:00Z');
    for (const hours of [30, 50]) await referral(hoursBefore(hours));
    await sweepStats(at(noon));
    expect(await totals()).toEqual({ total: 2, week: 2 });
  });

  it('with referrals that come to a day which was final', async () => {
    await sweepStats(at(noon));
    await referral(hoursBefore(24 * 4));
    await changedAt(minutesAfter(noon, 1));
    await sweepStats(at(minutesAfter(noon, 2)));
    expect(await totals()).toEqual({ total: 1, week: 1 });
  });
});

describe('endings', () => {
  it('are counted by how the week’s jobs ended, and a paid charge is no paid inspection', async () => {
    const ended = (overrides: Partial<Job>, hours = 5) =>
      job(
        { status: 'cancelled', created_at: '2026-01-10T12:00:00Z', ...overrides },
        { cancellation: { reason: '', by: 'desk@example.com', at: new Date(hoursBefore(hours)) } },
      );
    await ended({});
    await ended({ ending: 'no_show' });
    await ended({ ending: 'no_show' }, 100);
    await ended({ ending: 'no_show' }, 24 * 9);
    await ended({ ending: 'turned_away' });
    const payment = {
      amount: 75,
      method: 'cash',
      note: '',
      at: new Date(hoursBefore(2)),
      by: 'desk@example.com',
    };
    await job({ status: 'cancelled', ending: 'cancelled_late', payment_state: 'paid' }, { payment });
    await job({ status: 'completed', payment_state: 'paid' }, { payment });
    await sweepStats(at(noon));
    expect((await figures())?.week).toMatchObject({
      paid: 1,
      endings: { cancelled: 1, cancelled_late: 0, no_show: 2, turned_away: 1, not_inspected: 0 },
    });
  });
});

describe('days', () => {
  it('start and end at midnight in Denver when clocks go forward and back', async () => {
    // March 8, 2026 has 23 hours: 07:00Z to 06:00Z. November 1 has 25: 06:00Z to 07:00Z.
    for (const moment of ['2026-03-08T06:59:59Z', '2026-03-08T07:00:00Z', '2026-03-09T05:59:59Z']) {
      await referral(moment);
    }
    await referral('2026-03-09T06:00:00Z');
    await sweepStats(at('2026-03-09T18:00:00Z'));
    expect(await day('2026-03-08')).toMatchObject({ date: '2026-03-08', referrals: 2 });
    expect(await day('2026-03-09')).toMatchObject({ referrals: 1 });

    for (const moment of ['2026-11-01T06:00:00Z', '2026-11-02T06:59:59Z', '2026-11-02T07:00:00Z']) {
      await referral(moment);
    }
    for (let round = 0; round < 9; round += 1) {
      await sweepStats(at(minutesAfter(new Date('2026-11-02T18:00:00Z'), round)));
    }
    expect(await day('2026-11-01')).toMatchObject({ referrals: 2 });
    expect(await day('2026-11-02')).toMatchObject({ referrals: 1 });
    expect((await figures())?.total_referrals).toBe(7);
  });

  it('get a final count however late the last record arrives', async () => {
    const lastMinute = new Date('2026-03-04T06:59:00Z');
    await sweepStats(at(lastMinute));
    await referral('2026-03-04T06:59:30Z');
    await sweepStats(at(minutesAfter(lastMinute, 2)));
    expect(await day('2026-03-03')).toMatchObject({ referrals: 1 });
    expect(await figures()).toMatchObject({ today: '2026-03-04', total_referrals: 1 });
  });

  it('missed by the sweeper are filled in, oldest first, several per round', async () => {
    await referral('2026-01-02T18:00:00Z');
    await request('2026-02-10T18:00:00Z');
    await completed('2026-03-02T18:00:00Z');
    await sweepStats(at(noon));
    expect(await figures()).toMatchObject({ next_day: '2026-01-30', total_referrals: 1 });
    for (const minute of [1, 2, 3]) await sweepStats(at(minutesAfter(noon, minute)));
    const { days, next_day } = (await figures())!;
    expect(next_day).toBe('2026-03-02');
    expect(days['2026-02-10']).toEqual({ requests: 1, referrals: 0, completed: 0 });
    expect(days['2026-03-02']).toEqual({ requests: 0, referrals: 0, completed: 1 });
    expect(Object.keys(days).length).toBe(61);

    // The sweeper then stops for a month.
    await referral('2026-03-20T18:00:00Z');
    for (const minute of [0, 1, 2])
      await sweepStats(at(minutesAfter(new Date('2026-04-03T18:00:00Z'), minute)));
    expect(await figures()).toMatchObject({ next_day: '2026-04-02', total_referrals: 2 });
    expect(await day('2026-03-20')).toMatchObject({ referrals: 1 });
  });

  it('that lost a record are recounted with the total', async () => {
    const old = await referral('2026-02-10T18:00:00Z');
    await referral('2026-02-10T19:00:00Z');
    for (const minute of [0, 1]) await sweepStats(at(minutesAfter(noon, minute)));
    expect((await figures())?.total_referrals).toBe(2);

    await db.runTransaction(async (transaction) => {
      const referral = await transaction.get(db.collection('referrals').doc(old));
      markDays(transaction, [referral.get('created_at') as Timestamp, null], noon);
      transaction.delete(referral.ref);
    });
    await sweepStats(at(minutesAfter(noon, 2)));
    expect(await day('2026-02-10')).toMatchObject({ referrals: 1 });
    expect((await figures())?.total_referrals).toBe(1);
    expect((await figures())?.days['2026-02-10']?.referrals).toBe(1);
    expect((await db.collection('stats_marks').get()).size).toBe(0);
  });
});

describe('rounds', () => {
  it('count nothing without a change, and count again after one', async () => {
    await sweepStats(at(noon));
    await sweepStats(at(minutesAfter(noon, 1)));
    expect(await sweepStats(at(minutesAfter(noon, 3)))).toBe(0);
    await referral(minutesAfter(noon, 3).toISOString());
    await changedAt(minutesAfter(noon, 3));
    expect(await sweepStats(at(minutesAfter(noon, 4)))).toBe(2);
    expect((await figures())?.cards.referrals_week).toBe(1);
  });

  it('run by two sweepers at once count each record once', async () => {
    for (let index = 0; index < 5; index += 1) await referral(hoursBefore(24 * index));
    const moments = [0, 1, 2, 3].map((milliseconds) => at(new Date(noon.getTime() + milliseconds)));
    await Promise.all(moments.map((clock) => sweepStats(clock)));
    expect((await figures())?.total_referrals).toBe(5);
    expect((await day('2026-03-02'))?.referrals).toBe(1);
  });

  it('that finish after a newer one change nothing', async () => {
    await sweepStats(at(hoursAfter(noon, 1)));
    await referral(hoursBefore(1));
    expect(await sweepStats(at(noon))).toBe(0);
    expect((await figures())?.total_referrals).toBe(0);
  });

  it('rebuild lost figures from the records', async () => {
    await referral('2026-02-10T18:00:00Z');
    await referral(hoursBefore(1));
    await sweepStats(at(noon));
    await db.doc('stats/current').delete();
    for (const minute of [1, 2]) await sweepStats(at(minutesAfter(noon, minute)));
    expect((await figures())?.total_referrals).toBe(2);
  });
});
