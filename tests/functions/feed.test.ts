import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { business } from '@domain/business/business';
import type { Feed } from '@domain/feed/feed-calls';
import { feedAddressFor, feedPath } from '@domain/feed/feed-address';
import { unassigned } from '@domain/office/list-view';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { feedUid } from '../../functions/src/feed/jobs-calendar';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { readCalendar } from '../../tools/testing/factories/read-calendar';
import { toDocument } from '../../tools/testing/factories/to-document';
import { db } from './support/admin-sdk';
import { bookedJob, storeLink } from './support/booked-job';
import { newKey } from '../../tools/testing/factories/new-key';
import { call } from './support/call';
import { endInspectors, makeInspector } from './support/inspectors';
import { mailTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { appointment, officeOf } from './support/office';
import { releaseMail } from './support/release-mail';
import { stored } from './support/stored';
import { addresses } from './support/stack-addresses';
import { signIn, type SignedIn } from './support/sign-in';
import { trailOf } from './support/trail';
import { eventually } from '@/ui/testing/eventually';

let admin: SignedIn;
beforeEach(async () => {
  admin = await signIn();
});

const open = (who: SignedIn) => call<Feed>('office-feed-open', {}, who);
const issue = (who: SignedIn, idempotencyKey: string = randomUUID()) =>
  call<Feed>('office-feed-issue', { idempotencyKey }, who);
const revoke = (who: SignedIn) => call<Feed>('office-feed-revoke', { idempotencyKey: randomUUID() }, who);
const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${addresses.functions}/pages${path}`, { headers });
const pathOf = (feed: Feed | undefined) => new URL(feed?.url ?? '').pathname;
const today = calendarDateIn(business.timeZone, new Date());

/** The feed's entries, by UID. */
async function entriesOf(path: string) {
  const { events } = readCalendar(await (await fetchFeed(path)).text());
  return new Map(events.map((entry) => [entry.UID, entry]));
}

describe('an admin’s feed address', () => {
  it('does not exist at first, then belongs to that admin and stays the same', async () => {
    const other = await signIn();
    expect((await open(admin)).result).toEqual({ url: null, created_at: null, expires_at: null });
    const { result } = await issue(admin);
    expect(result?.url).toMatch(/\/calendar\/[2-9a-z]{24}\.ics$/);
    expect((await open(admin)).result).toEqual(result);
    expect((await open(other)).result?.url).toBeNull();
  });

  it('is created once and appears in no receipt or audit trail', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 3 }, () => issue(admin, idempotencyKey)));
    const [address, ...others] = new Set(answers.map(({ result }) => result?.url));
    expect(others).toEqual([]);
    const key = pathOf(answers[0]?.result).slice('/calendar/'.length, -'.ics'.length);
    const receipts = await db.collection('submissions').get();
    expect(receipts.size).toBeGreaterThan(0);
    const trail = await trailOf(admin.uid);
    expect(trail.map((entry) => entry.get('action') as string)).toEqual(['calendar-issued']);
    for (const document of [...receipts.docs, ...trail]) {
      expect(JSON.stringify(document.data())).not.toContain(key);
    }
    expect(address).toContain(key);
  });

  it('stops working when it is replaced or revoked', async () => {
    const first = pathOf((await issue(admin)).result);
    const second = pathOf((await issue(admin)).result);
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    expect((await revoke(admin)).result?.url).toBeNull();
    expect((await fetchFeed(second)).status).toBe(404);
  });

  it('shows nothing once its admin is removed', async () => {
    const path = pathOf((await issue(admin)).result);
    await db.collection('admins').doc(admin.uid).delete();
    expect((await fetchFeed(path)).status).toBe(404);
  });

  it('of one admin still works after another revokes theirs', async () => {
    const other = await signIn();
    const path = pathOf((await issue(other)).result);
    await issue(admin);
    await revoke(admin);
    expect((await fetchFeed(path)).status).toBe(200);
  });

  it('is available to admins only', async () => {
    const outsider = await signIn({ claim: true, record: false });
    for (const name of ['open', 'issue', 'revoke']) {
      const body = name === 'open' ? {} : { idempotencyKey: randomUUID() };
      expect((await call(`office-feed-${name}`, body)).error?.details?.code).toBe('not-signed-in');
      expect((await call(`office-feed-${name}`, body, outsider)).error?.details?.code).toBe('not-allowed');
    }
  });
});

test('gets the same response whenever it is not valid', async () => {
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

  it('contains the jobs from 30 days back to 180 days ahead', async () => {
    const on = async (days: number) =>
      feedUid((await bookedJob({ scheduled_date: addDays(today, days) })).bookingId);
    const inside = [await on(-30), await on(0), await on(180)];
    const outside = [await on(-31), await on(181)];
    const entries = await entriesOf(path);
    expect(inside.map((uid) => entries.has(uid))).toEqual([true, true, true]);
    expect(outside.map((uid) => entries.has(uid))).toEqual([false, false]);
  });

  it('raises SEQUENCE for a moved job and sets the status of a canceled one', async () => {
    const { bookingId } = await bookedJob();
    const uid = feedUid(bookingId);
    const entry = async () => (await entriesOf(path)).get(uid);
    expect(await entry()).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '0' });
    await db.collection('bookings').doc(bookingId).update({ scheduled_time: '15:00', calendar_sequence: 1 });
    expect(await entry()).toMatchObject({ SEQUENCE: '1' });
    await db.collection('bookings').doc(bookingId).update({ status: 'cancelled' });
    expect(await entry()).toMatchObject({ STATUS: 'CANCELLED' });
  });

  it('has the window that the office agreed on, like the job and the approval email', async () => {
    const email = newEmail('window');
    const request = buildRequest({ email });
    await db.collection('leads').doc(request.id).set(toDocument(request));
    const office = officeOf(await signIn());
    const window = { scheduled_time: '13:00', scheduled_until: '15:00' };
    const { result } = await office.acceptRequest({ leadId: request.id, ...appointment, ...window });
    const bookingId = result?.bookingId ?? '';
    expect(await stored('bookings', bookingId)).toMatchObject(window);
    expect((await entriesOf(path)).get(feedUid(bookingId))?.DESCRIPTION).toContain('Arrival: 1-3 PM');
    await releaseMail(`booking_approved_${bookingId}`);
    expect((await mailTo(email)).text).toContain('1-3 PM');
  });

  it('is not sent again to a caller who has the current version', async () => {
    const first = await fetchFeed(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    let tag = '';
    // Other tests' jobs may change the calendar between two requests, again and again.
    await eventually(async () => {
      tag = (await fetchFeed(path)).headers.get('etag') ?? '';
      expect((await fetchFeed(path, { 'If-None-Match': tag })).status).toBe(304);
    });
    await bookedJob();
    expect((await fetchFeed(path, { 'If-None-Match': tag })).status).toBe(200);
  });

  it('is read-only', async () => {
    const answer = await fetch(`${addresses.functions}/pages${path}`, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it('an address that names an inspector has only their jobs', async () => {
  const path = pathOf((await issue(admin)).result);
  const uid = `inspector-${randomUUID()}`;
  const scheduled_date = addDays(today, 3);
  const own = await bookedJob({ scheduled_date, inspector_id: uid });
  const other = await bookedJob({ scheduled_date, inspector_id: 'someone-else' });
  const nobodys = await bookedJob({ scheduled_date });
  const uids = async (whose: string | null) => [...(await entriesOf(feedAddressFor(path, whose))).keys()];
  expect(await uids(uid)).toEqual([feedUid(own.bookingId)]);
  const unassignedJobs = await uids(unassigned);
  expect(unassignedJobs).toContain(feedUid(nobodys.bookingId));
  expect(unassignedJobs).not.toContain(feedUid(other.bookingId));
  for (const { bookingId } of [own, other, nobodys]) expect(await uids(null)).toContain(feedUid(bookingId));
});

describe('an inspector’s feed', () => {
  afterAll(endInspectors);

  async function inspector() {
    const member = await signIn();
    await makeInspector(member.uid, { role: 'inspector' });
    const path = pathOf((await issue(member)).result);
    const uids = async (whose: string | null = null) => [
      ...(await entriesOf(feedAddressFor(path, whose))).keys(),
    ];
    return { uid: member.uid, uids };
  }

  it('has their own jobs only, whomever its address names', async () => {
    const [ann, bo] = [await inspector(), await inspector()];
    const scheduled_date = addDays(today, 4);
    const own = await bookedJob({ scheduled_date, inspector_id: ann.uid });
    await bookedJob({ scheduled_date, inspector_id: bo.uid });
    await bookedJob({ scheduled_date });
    for (const whose of [null, ann.uid, bo.uid, unassigned]) {
      expect(await ann.uids(whose)).toEqual([feedUid(own.bookingId)]);
    }
  });

  it('no longer has a job that is given to someone else, whose feed has it then', async () => {
    const [ann, bo] = [await inspector(), await inspector()];
    const { bookingId } = await bookedJob({ scheduled_date: addDays(today, 5), inspector_id: ann.uid });
    expect([await ann.uids(), await bo.uids()]).toEqual([[feedUid(bookingId)], []]);
    const assigned = { bookingId, inspector_id: bo.uid, idempotencyKey: randomUUID() };
    expect((await call('office-job-assign', assigned, admin)).error).toBeUndefined();
    expect([await ann.uids(), await bo.uids()]).toEqual([[], [feedUid(bookingId)]]);
  });
});
