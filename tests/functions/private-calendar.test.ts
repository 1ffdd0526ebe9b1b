import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReadAccountAnswer } from '@domain/admin/session-calls';
import type { ReadTeamAnswer } from '@domain/admin/team-calls';
import type { OpenSlotsAnswer } from '@domain/appointment/appointment-calls';
import { business } from '@domain/business/business';
import type { CalendarAnswer } from '@domain/inspector/private-calendar-calls';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { readInspectors } from '../../functions/src/records/team/read-inspectors';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { call, callUntilTaken } from './support/call';
import { freeDay } from './support/free-day';
import { endInspectors, makeInspector } from './support/inspectors';
import { signIn, type SignedIn } from './support/sign-in';
import { sweepOnly } from './support/tick';
import { trailOf } from './support/trail';

/** A calendar's server, which answers with what a test sets. */
let server: Server;
let origin: string;
let file = '';
let status = 200;
const tag = () => `"${createHash('sha256').update(file).digest('hex')}"`;
let requests: { readonly address: string; readonly etag: string | undefined }[] = [];

let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn();
  server = createServer((request, response) => {
    const etag = request.headers['if-none-match'];
    requests.push({ address: request.url ?? '', etag });
    const known = status === 200 && etag === tag();
    response.writeHead(known ? 304 : status, { etag: tag() }).end(known ? '' : file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await endInspectors();
});
beforeEach(() => {
  file = '';
  status = 200;
  requests = [];
});

const inUtc = (date: string, time: string) =>
  instantOf(date, time, business.timeZone)
    .toISOString()
    .replace(/[-:]|\.\d{3}/g, '');

/** A calendar in which a day has one event at this time. */
const calendarWith = (date: string, from: string, to: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:secret-meeting',
    'SUMMARY:A secret meeting',
    `DTSTART:${inUtc(date, from)}`,
    `DTEND:${inUtc(date, to)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const tomorrow = addDays(calendarDateIn(business.timeZone, new Date()), 1);

async function newInspector(record: object = {}): Promise<SignedIn> {
  const member = await signIn();
  await makeInspector(member.uid, { name: 'Jordan Lee', role: 'inspector', ...record });
  return member;
}

/** A new address on the server. */
const newAddress = () => `${origin}/private-${randomUUID()}/basic.ics`;

const change = (uid: string, address: string, by = owner) =>
  callUntilTaken<CalendarAnswer>(
    'office-calendar-change',
    { uid, address, idempotencyKey: randomUUID() },
    by,
  );
const refresh = (uid: string, by = owner) =>
  callUntilTaken<CalendarAnswer>('office-calendar-refresh', { uid }, by);
const stored = async (uid: string) => ({
  calendar: (await db.collection('private_calendars').doc(uid).get()).data(),
  busy: (await db.collection('busy_times').doc(uid).get()).data(),
});

describe('a private calendar', () => {
  it('is read when it is set, and only its times are stored', async () => {
    file = calendarWith(tomorrow, '09:00', '10:30');
    const { uid } = await newInspector();
    const address = newAddress();
    const { result } = await change(uid, address);
    expect(result?.calendar).toMatchObject({ host: '127.0.0.1', busyTimes: 1, skipped: 0, failure: null });
    const { calendar, busy } = await stored(uid);
    expect(busy?.days).toEqual({ [tomorrow]: [{ from: 540, to: 630 }] });
    expect(Object.keys(busy ?? {}).toSorted()).toEqual(['days', 'lapses_at']);
    const everything = JSON.stringify([result, calendar, busy]);
    expect(everything).not.toContain(new URL(address).pathname);
    expect(everything).not.toMatch(/secret/i);
    const entry = (await trailOf(uid)).at(-1);
    expect(entry?.get('action')).toBe('private-calendar-changed');
    expect(JSON.stringify(entry?.data())).not.toContain('private-0');
    expect(entry?.get('values')).toEqual({});
  });

  it('is shown to owners with the team, and to the inspector with their account', async () => {
    const member = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    const { result } = await change(member.uid, newAddress(), member);
    const team = await callUntilTaken<ReadTeamAnswer>('office-team-read', {}, owner);
    expect(team.result?.members.find(({ uid }) => uid === member.uid)?.calendar).toEqual(result?.calendar);
    const account = await callUntilTaken<ReadAccountAnswer>('office-account-read', {}, member);
    expect(account.result).toMatchObject({ uid: member.uid, inspects: true, calendar: result?.calendar });
  });

  it('of someone else is an owner’s to change and to read', async () => {
    const member = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    await change(member.uid, newAddress());
    for (const by of [await newInspector(), await newInspector({ role: 'office' })]) {
      expect((await change(member.uid, '', by)).error?.details?.code).toBe('not-allowed');
      expect((await refresh(member.uid, by)).error?.details?.code).toBe('not-allowed');
    }
    expect((await stored(member.uid)).busy).toBeDefined();
  });

  it('is removed with what was read of it', async () => {
    const member = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    await change(member.uid, newAddress());
    expect((await change(member.uid, '')).result).toEqual({ calendar: null });
    expect(await stored(member.uid)).toEqual({ calendar: undefined, busy: undefined });
    expect((await trailOf(member.uid)).at(-1)?.get('action')).toBe('private-calendar-removed');
    expect((await refresh(member.uid)).result).toEqual({ calendar: null });
  });

  it('goes with its member', async () => {
    const member = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    await change(member.uid, newAddress());
    await callUntilTaken('office-team-remove', { uid: member.uid, idempotencyKey: randomUUID() }, owner);
    expect(await stored(member.uid)).toEqual({ calendar: undefined, busy: undefined });
  });

  it.each([
    'http://example.com/a.ics',
    'https://example.com:8443/a.ics',
    'https://someone@example.com/a.ics',
    'http://10.0.0.1/a.ics',
  ])('%s is refused', async (address) => {
    const { uid } = await newInspector();
    const { error } = await change(uid, address);
    expect(error?.details?.fields).toHaveProperty('address');
    expect((await stored(uid)).calendar).toBeUndefined();
  });

  it.each([
    'https://localhost/a.ics',
    'https://169.254.169.254/latest',
    'https://[::1]/a.ics',
    'webcal://127.0.0.1/a.ics',
  ])('%s is not reached', async (address) => {
    const { uid } = await newInspector();
    const { result } = await change(uid, address);
    expect(result?.calendar?.failure?.problem).toBe('blocked');
  });

  it('needs someone who does inspections', async () => {
    const { uid } = await newInspector({ role: 'office', inspects: false });
    expect((await change(uid, newAddress())).error?.details?.fields).toHaveProperty('address');
    expect((await change(randomUUID(), newAddress())).error?.details?.code).toBe('not-found');
    expect(requests).toEqual([]);
  });
});

describe('reading again', () => {
  const due = (uid: string) =>
    db
      .collection('private_calendars')
      .doc(uid)
      .update({ next_read_at: new Date(0) });

  it('is done by the sweeper every 15 minutes', async () => {
    const { uid } = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    const address = newAddress();
    await change(uid, address);
    const reads = () => requests.filter((request) => address.endsWith(request.address)).length;
    await sweepOnly('private calendars');
    expect(reads()).toBe(1);
    file = calendarWith(tomorrow, '13:00', '14:30');
    await due(uid);
    await sweepOnly('private calendars');
    expect(reads()).toBe(2);
    expect((await stored(uid)).busy?.days).toEqual({ [tomorrow]: [{ from: 780, to: 870 }] });
    const next = (await stored(uid)).calendar?.next_read_at as { toMillis: () => number };
    const minutes = (next.toMillis() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it('an unchanged calendar isn’t sent again, and its times keep counting', async () => {
    const { uid } = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    await change(uid, newAddress());
    await db
      .collection('busy_times')
      .doc(uid)
      .update({ lapses_at: new Date(Date.now() + 60_000) });
    const { result } = await refresh(uid);
    expect(requests.at(-1)?.etag).toBe(tag());
    expect(result?.calendar).toMatchObject({ busyTimes: 1, failure: null });
    const { busy } = await stored(uid);
    expect(busy?.days).toEqual({ [tomorrow]: [{ from: 540, to: 600 }] });
    expect((busy?.lapses_at as { toMillis: () => number }).toMillis()).toBeGreaterThan(
      Date.now() + 3_600_000,
    );
  });

  it('one that can’t be read says why and since when, and leaves the last busy times', async () => {
    const { uid } = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    await change(uid, newAddress());
    status = 404;
    const { result: first } = await refresh(uid);
    expect(first?.calendar).toMatchObject({ busyTimes: 1, failure: { problem: 'not-found' } });
    status = 200;
    file = '<!doctype html>';
    const { result: second } = await refresh(uid);
    expect(second?.calendar?.failure).toEqual({
      problem: 'not-a-calendar',
      since: first?.calendar?.failure?.since,
    });
    expect((await stored(uid)).busy?.days).toEqual({ [tomorrow]: [{ from: 540, to: 600 }] });
    file = calendarWith(tomorrow, '11:00', '12:00');
    expect((await refresh(uid)).result?.calendar?.failure).toBeNull();
  });

  it('nobody’s is read while their access is turned off', async () => {
    const { uid } = await newInspector({ active: false });
    await change(uid, newAddress());
    await due(uid);
    await sweepOnly('private calendars');
    expect(requests).toEqual([]);
  });

  it('a record without a member is deleted', async () => {
    const { uid } = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    await change(uid, newAddress());
    await db.collection('admins').doc(uid).delete();
    await due(uid);
    await sweepOnly('private calendars');
    expect(await stored(uid)).toEqual({ calendar: undefined, busy: undefined });
  });
});

describe('a client who moves their appointment', () => {
  const slots = async (booking: string, date: string) =>
    (await call<OpenSlotsAnswer>('client-appointment-slots', { booking, date })).result;

  it('is offered no time at which the inspector is busy, until the busy times lapse', async () => {
    const { uid } = await newInspector();
    const date = await freeDay();
    file = calendarWith(date, '00:00', '23:59');
    await change(uid, newAddress());
    const window = { scheduled_time: '10:00', scheduled_until: '12:00' };
    const { key, bookingId } = await bookedJob({
      scheduled_date: addDays(date, 1),
      inspector_id: uid,
      ...window,
    });
    expect(await slots(key, date)).toMatchObject({ state: 'open', times: [] });
    const move = await call<{ state: string }>('client-appointment-move', {
      booking: key,
      scheduled_date: date,
      scheduled_time: '10:00',
      idempotencyKey: randomUUID(),
    });
    expect(move.result?.state).toBe('taken');
    await db
      .collection('busy_times')
      .doc(uid)
      .update({ lapses_at: new Date(Date.now() - 1000) });
    expect(await slots(key, date)).toHaveProperty('times.0');
    expect((await db.collection('bookings').doc(bookingId).get()).get('scheduled_date')).toBe(
      addDays(date, 1),
    );
  });
});

it('an inspector who is stored as doing no inspections does them', async () => {
  const { uid } = await newInspector({ inspects: false });
  const { inspectors } = await readInspectors();
  expect(inspectors.filter((inspector) => inspector.uid === uid)).toHaveLength(1);
});

describe('an inspector’s busy times', () => {
  const isPlanned = async (uid: string) => {
    const { inspectors } = await readInspectors();
    return Object.keys(inspectors.find((inspector) => inspector.uid === uid)?.busy ?? {});
  };

  it('are read with the team, by which the site’s times and confirmations are decided', async () => {
    const { uid } = await newInspector();
    file = calendarWith(tomorrow, '09:00', '10:00');
    await change(uid, newAddress());
    expect(await isPlanned(uid)).toEqual([tomorrow]);
    await db
      .collection('busy_times')
      .doc(uid)
      .update({ lapses_at: new Date(0) });
    expect(await isPlanned(uid)).toEqual([]);
  });
});
