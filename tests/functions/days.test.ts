import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MonthAvailability } from '@domain/availability/month';
import { monthOf } from '@domain/availability/month';
import { windowAt } from '@domain/appointment/arrival';
import type { StoredDay } from '@domain/day/day-record';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { usualService } from '../../tools/testing/usual-service';
import { checkDays } from '../../functions/src/records/job/check-days';
import type { Timestamp } from 'firebase-admin/firestore';
import { trustedBody } from '../../tools/trusted-json';
import { addresses } from './support/stack-addresses';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { callUntilTaken } from './support/call';
import { freeDay } from './support/free-day';
import { endInspectors, makeInspector } from './support/inspectors';
import { officeOf, type Office } from './support/office';
import { seedRequest } from './support/seed';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});
afterAll(endInspectors);

const entriesOf = async (date: string) =>
  ((await db.collection('days').doc(date).get()).data() as StoredDay | undefined)?.jobs ?? {};
const windowsOf = (date: string) =>
  openWindows(factorySettings.hours, date).map(({ value }) => hoursAndMinutes(value));

async function accepted(scheduled_date: string, scheduled_time: string): Promise<string> {
  const { id: leadId } = await seedRequest();
  const { result } = await office.acceptRequest({
    leadId,
    ...windowAt(scheduled_time),
    scheduled_date,
    total_price: usualService.price,
  });
  return result?.bookingId ?? '';
}

describe('what is taken of a day', () => {
  it('follows the job through acceptance, move, assignment and cancellation', async () => {
    const [date, other] = [await freeDay(), await freeDay()];
    const [time = ''] = windowsOf(date);
    const bookingId = await accepted(date, time);
    const entry = { ...windowAt(time), service_type: usualService.title, inspector_id: null };
    expect(await entriesOf(date)).toEqual({
      [bookingId]: { ...entry, service_type: expect.any(String) as string },
    });

    await office.scheduleJob({ bookingId, scheduled_date: other, ...windowAt(time) });
    expect(await entriesOf(date)).toEqual({});
    expect(Object.keys(await entriesOf(other))).toEqual([bookingId]);

    const uid = `inspector-${randomUUID()}`;
    await makeInspector(uid, { email: `${uid}@example.com` });
    await callUntilTaken(
      'office-job-assign',
      { bookingId, inspector_id: uid, idempotencyKey: randomUUID() },
      admin,
    );
    expect((await entriesOf(other))[bookingId]?.inspector_id).toBe(uid);

    await office.cancelJob({ bookingId, reason: 'No longer needed' });
    expect(await entriesOf(other)).toEqual({});
  });
});

describe('an inspector whose time was given to another job', () => {
  /** Two jobs of one inspector on a day: one that begins at 9, and one at noon. */
  async function twoJobs(service_type: string) {
    const uid = `inspector-${randomUUID()}`;
    await makeInspector(uid, { email: `${uid}@example.com`, name: 'Riley Ortega' });
    // Only a job whose time has come can end this way.
    const scheduled_date = '2026-01-06';
    const at = (scheduled_time: string) =>
      bookedJob({ scheduled_date, scheduled_time, scheduled_until: null, inspector_id: uid, service_type });
    return { first: await at('09:00'), second: await at('12:00'), scheduled_date };
  }

  it('keeps it when the ending of the first one is undone', async () => {
    const { first, second, scheduled_date } = await twoJobs(usualService.title);
    const ended = await office.endJob({
      bookingId: first.bookingId,
      ending: 'no_show',
      reason: 'The gate was locked',
      charge: 0,
    });
    expect(ended.error).toBeUndefined();
    const moved = {
      bookingId: second.bookingId,
      scheduled_date,
      scheduled_time: '09:00',
      scheduled_until: null,
      confirmed_past: true,
    };
    expect((await office.scheduleJob(moved)).status).toBe(200);
    const undone = await office.undoStep({ bookingId: first.bookingId, from: 'cancelled' });
    expect(undone.error?.details?.userMessage).toContain(
      'because Riley Ortega has been given another job at that time.',
    );
    await office.scheduleJob({ ...moved, scheduled_time: '12:00' });
    expect((await office.undoStep({ bookingId: first.bookingId, from: 'cancelled' })).status).toBe(200);
  });
});

describe('the check of the days', () => {
  it('adds a job that is missing, and removes one that is gone', async () => {
    const date = await freeDay();
    const [time = ''] = windowsOf(date);
    const { bookingId } = await bookedJob({ scheduled_date: date, ...windowAt(time) });
    await db
      .collection('days')
      .doc(date)
      .set({ jobs: { gone: { ...windowAt(time), service_type: '', inspector_id: null } } });
    expect(await checkDays(new Date())).toBeGreaterThan(0);
    expect(Object.keys(await entriesOf(date))).toEqual([bookingId]);
  });
});

describe('what the site is served of a month', () => {
  const served = (month: string) => fetch(`${addresses.functions}/pages/times/${month}.json`);

  it('names no person and no job, and can be kept for half a minute', async () => {
    const date = await freeDay();
    const answer = await served(monthOf(date));
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=30, s-maxage=30');
    expect(answer.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    const body = await trustedBody<MonthAvailability>(answer);
    expect(Object.keys(body).toSorted()).toEqual(['hours', 'month', 'windows']);
    expect(Object.keys(body.windows[date] ?? {})).toEqual(windowsOf(date));
    const services = factorySettings.services.catalog.map(({ id }) => id);
    const days = [body.windows, body.hours].flatMap((times) => Object.values(times));
    const named = days.flatMap((times) => Object.values(times)).flat();
    expect(services).toEqual(expect.arrayContaining(named));
    expect(named.length).toBeGreaterThan(0);
  });

  it('is built again when a job takes time', async () => {
    const date = await freeDay();
    const builtAt = async () =>
      (
        (await db.collection('months').doc(monthOf(date)).get()).get('read_at') as Timestamp | undefined
      )?.toMillis();
    await served(monthOf(date));
    const before = (await builtAt()) ?? 0;
    expect(before).toBeGreaterThan(0);
    await accepted(date, windowsOf(date)[0] ?? '');
    await waitFor('the month to be built', async () => ((await builtAt()) ?? 0) > before);
  });

  it.each(['2020-01', '2999-01', '2026-13', 'x', '../settings/current'])(
    'there is nothing of %s',
    async (month) => {
      expect((await served(month)).status).toBe(404);
    },
  );
});
