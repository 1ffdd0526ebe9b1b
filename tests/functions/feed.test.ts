import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { business } from '@domain/business/business';
import type { Feed } from '@domain/feed/feed-calls';
import { feedPath } from '@domain/feed/feed-address';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { feedUid } from '../../functions/src/feed/jobs-calendar';
import { readCalendar } from '../factories/read-calendar';
import { db } from './support/admin-sdk';
import { bookedJob, storeLink } from './support/booked-job';
import { newKey } from '../factories/new-key';
import { call } from './support/call';
import { addresses } from './support/stack-addresses';
import { signIn, type SignedIn } from './support/sign-in';
import { trailOf } from './support/trail';

let admin: SignedIn;
beforeEach(async () => {
  admin = await signIn();
});

const open = (who: SignedIn) => call<Feed>('office-feed-open', {}, who);
const issue = (who: SignedIn, idempotencyKey: string = randomUUID()) =>
  call<Feed>('office-feed-issue', { idempotencyKey }, who);
const revoke = (who: SignedIn) => call<Feed>('office-feed-revoke', { idempotencyKey: randomUUID() }, who);
const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${addresses.functions}/calendar-feed${path}`, { headers });
const pathOf = (feed: Feed | undefined) => new URL(feed?.url ?? '').pathname;
const today = calendarDateIn(business.timeZone, new Date());

/** The entries of the feed, by UID. */
async function entriesOf(path: string) {
  const { events } = readCalendar(await (await fetchFeed(path)).text());
  return new Map(events.map((entry) => [entry.UID, entry]));
}

describe('an admin’s address', () => {
  it('is none at first, then theirs alone, and the same whenever it is asked for', async () => {
    const other = await signIn();
    expect((await open(admin)).result).toEqual({ url: null, created_at: null, expires_at: null });
    const { result } = await issue(admin);
    expect(result?.url).toMatch(/\/calendar\/[2-9a-z]{24}\.ics$/);
    expect((await open(admin)).result).toEqual(result);
    expect((await open(other)).result?.url).toBeNull();
  });

  it('is made once however often it is asked for, and stands in no receipt and no trail', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 3 }, () => issue(admin, idempotencyKey)));
    const [address, ...others] = new Set(answers.map(({ result }) => result?.url));
    expect(others).toEqual([]);
    const key = pathOf(answers[0]?.result).slice('/calendar/'.length, -'.ics'.length);
    const receipts = await db.collection('submissions').get();
    const trail = await trailOf(admin.uid);
    expect(trail.map((entry) => entry.get('action') as string)).toEqual(['calendar-issued']);
    for (const document of [...receipts.docs, ...trail]) {
      expect(JSON.stringify(document.data())).not.toContain(key);
    }
    expect(address).toContain(key);
  });

  it('ends when another is made, and when it is ended', async () => {
    const first = pathOf((await issue(admin)).result);
    const second = pathOf((await issue(admin)).result);
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    expect((await revoke(admin)).result?.url).toBeNull();
    expect((await fetchFeed(second)).status).toBe(404);
  });

  it('reads nothing any more once its admin is none', async () => {
    const path = pathOf((await issue(admin)).result);
    await db.collection('admins').doc(admin.uid).delete();
    expect((await fetchFeed(path)).status).toBe(404);
  });

  it('of one admin stays when another ends theirs', async () => {
    const other = await signIn();
    const path = pathOf((await issue(other)).result);
    await issue(admin);
    await revoke(admin);
    expect((await fetchFeed(path)).status).toBe(200);
  });

  it('is nobody’s but an admin’s', async () => {
    const outsider = await signIn({ claim: true, record: false });
    for (const name of ['open', 'issue', 'revoke']) {
      const body = name === 'open' ? {} : { idempotencyKey: randomUUID() };
      expect((await call(`office-feed-${name}`, body)).error?.details?.code).toBe('not-signed-in');
      expect((await call(`office-feed-${name}`, body, outsider)).error?.details?.code).toBe('not-allowed');
    }
  });
});

test('what opens no calendar gets one and the same answer', async () => {
  const { bookingId, key } = await bookedJob();
  const issued = pathOf((await issue(admin)).result);
  await revoke(admin);
  const expired = await storeLink(admin.uid, {
    kind: 'calendar',
    scopes: ['calendar'],
    expires_at: new Date(Date.now() - 1000),
  });
  const paths = [
    issued,
    feedPath(expired),
    feedPath(newKey()),
    feedPath(key),
    feedPath(bookingId),
    '/calendar/x',
    '/calendar/..%2fadmins.ics',
  ];
  const answers = [];
  for (const path of paths) {
    const answer = await fetchFeed(path);
    answers.push([answer.status, answer.headers.get('etag'), await answer.text()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
});

describe('the feed', () => {
  let path: string;
  beforeAll(async () => {
    path = pathOf((await issue(await signIn())).result);
  });

  it('holds the jobs from 30 days back to 180 ahead', async () => {
    const on = async (days: number) =>
      feedUid((await bookedJob({ scheduled_date: addDays(today, days) })).bookingId);
    const inside = [await on(-30), await on(0), await on(180)];
    const outside = [await on(-31), await on(181)];
    const entries = await entriesOf(path);
    expect(inside.map((uid) => entries.has(uid))).toEqual([true, true, true]);
    expect(outside.map((uid) => entries.has(uid))).toEqual([false, false]);
  });

  it('follows a job: moved by a higher SEQUENCE, cancelled by its status', async () => {
    const { bookingId } = await bookedJob();
    const uid = feedUid(bookingId);
    const entry = async () => (await entriesOf(path)).get(uid);
    expect(await entry()).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '0' });
    await db.collection('bookings').doc(bookingId).update({ scheduled_time: '15:00', calendar_sequence: 1 });
    expect(await entry()).toMatchObject({ SEQUENCE: '1' });
    await db.collection('bookings').doc(bookingId).update({ status: 'cancelled' });
    expect(await entry()).toMatchObject({ STATUS: 'CANCELLED' });
  });

  it('is not sent again to whoever has it', async () => {
    const first = await fetchFeed(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    const tag = first.headers.get('etag') ?? '';
    const second = await fetchFeed(path, { 'If-None-Match': tag });
    expect(second.status).toBe(304);
    await bookedJob();
    expect((await fetchFeed(path, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('cannot be written to', async () => {
    const answer = await fetch(`${addresses.functions}/calendar-feed${path}`, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
