import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { Feed } from '@domain/feed/feed-calls';
import { memberLimits } from '@domain/admin/member-fields';
import type { MemberDetails, ReadTeamAnswer } from '@domain/admin/team-calls';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { auth, db } from './support/admin-sdk';
import { callUntilTaken } from './support/call';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { trailOf } from './support/trail';

let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn();
});

const details: MemberDetails = {
  name: '',
  credential: '',
  phone: '',
  role: 'office',
  inspects: false,
  color: 'blue',
  services: null,
  week: null,
  days_off: [],
};
const read = (by = owner) => callUntilTaken<ReadTeamAnswer>('office-team-read', {}, by);
const change = (uid: string, to: object, by = owner) =>
  callUntilTaken<{ uid: string }>(
    'office-team-change',
    { uid, ...details, ...to, idempotencyKey: randomUUID() },
    by,
  );
const remove = (uid: string, by = owner) =>
  callUntilTaken<{ uid: string }>('office-team-remove', { uid, idempotencyKey: randomUUID() }, by);
const setAccess = (uid: string, active: boolean, by = owner) =>
  callUntilTaken<{ uid: string }>('office-team-access', { uid, active, idempotencyKey: randomUUID() }, by);
const feedAt = (url: string) => `${addresses.functions}/pages${new URL(url).pathname}`;
const stored = async (uid: string) => (await db.collection('admins').doc(uid).get()).data();

describe('the team', () => {
  it('lists everyone, those from before roles as owners', async () => {
    const { result } = await read();
    expect(result?.members).toContainEqual({
      uid: owner.uid,
      email: owner.email,
      ...details,
      role: 'owner',
      twoStep: false,
      calendar: null,
      active: true,
      isSelf: true,
    });
  });

  it('a change holds for the next call, and is audited', async () => {
    const member = await signIn();
    expect((await change(member.uid, { name: ' Bo Ray ', role: 'office' })).result).toEqual({
      uid: member.uid,
    });
    expect(await stored(member.uid)).toMatchObject({ name: 'Bo Ray', role: 'office', email: member.email });
    expect((await read(member)).error?.details?.code).toBe('not-allowed');
    const entry = (await trailOf(member.uid)).at(-1);
    expect(entry?.get('action')).toBe('member-changed');
    expect(entry?.get('values')).toEqual({
      role: { before: 'owner', after: 'office' },
      inspects: { before: false, after: false },
    });
    await change(member.uid, { role: 'owner' });
    expect((await read(member)).error).toBeUndefined();
  });

  it('stores when an inspector works, and what they do', async () => {
    const member = await signIn();
    const days_off = [{ from: '2026-12-24', to: '2026-12-31' }];
    const inspector = { inspects: true, color: 'green', phone: '3125550142', services: ['one'], days_off };
    expect((await change(member.uid, inspector)).error).toBeUndefined();
    expect(await stored(member.uid)).toMatchObject({ ...inspector, phone: '(312) 555-0142' });
    const { result } = await read();
    expect(result?.members.find(({ uid }) => uid === member.uid)).toMatchObject({ inspects: true, days_off });
  });

  it('two owners change different fields of one member, and a day off is noted meanwhile: all of it stays', async () => {
    const member = await signIn();
    await change(member.uid, { role: 'office', inspects: true });
    const seen = { ...details, inspects: true };
    const date = addDays(calendarDateIn(business.timeZone, new Date()), 60);
    const dayOff = { uid: member.uid, date, jobs: [], idempotencyKey: randomUUID() };
    expect((await callUntilTaken('office-day-off', dayOff, owner)).error).toBeUndefined();
    expect((await change(member.uid, { ...seen, name: 'Bo Ray', seen })).error).toBeUndefined();
    expect((await change(member.uid, { ...seen, color: 'green', seen })).error).toBeUndefined();
    expect(await stored(member.uid)).toMatchObject({
      name: 'Bo Ray',
      color: 'green',
      inspects: true,
      days_off: [{ from: date, to: date }],
    });

    // The second of two changes of the same field.
    const other = [{ from: addDays(date, 1), to: addDays(date, 1) }];
    const { error } = await change(member.uid, { ...seen, days_off: other, seen });
    expect(error?.details).toMatchObject({
      code: 'invalid-input',
      userMessage: expect.stringMatching(/^Someone else changed the days off in the meantime/) as unknown,
    });
    expect((await change(member.uid, { ...seen, name: 'Bo Ray', seen })).error).toBeUndefined();
    expect((await stored(member.uid))?.days_off).toEqual([{ from: date, to: date }]);
    await db.collection('admins').doc(member.uid).update({ inspects: false });
  });

  it('saves a member whom the owner left as they were', async () => {
    const member = await signIn();
    await change(member.uid, { name: 'Bo Ray' });
    const entries = (await trailOf(member.uid)).length;
    const seen = { ...details, name: 'Bo Ray' };
    expect((await change(member.uid, { ...seen, name: ' Bo Ray ', seen })).result).toEqual({
      uid: member.uid,
    });
    expect(await trailOf(member.uid)).toHaveLength(entries);
  });

  it('goes on doing inspections with another role, who joined as an inspector before that was stored', async () => {
    const member = await signIn();
    await db.collection('admins').doc(member.uid).update({ role: 'inspector', inspects: false });
    const seen = { ...details, role: 'inspector', inspects: true };
    expect((await change(member.uid, { ...seen, role: 'office', seen })).error).toBeUndefined();
    expect(await stored(member.uid)).toMatchObject({ role: 'office', inspects: true });
    await db.collection('admins').doc(member.uid).update({ inspects: false });
  });

  it('is no inspector without inspections, although two owners change one of the two each', async () => {
    const member = await signIn();
    await change(member.uid, { role: 'office', inspects: true });
    const seen = { ...details, role: 'office', inspects: true };
    expect((await change(member.uid, { ...seen, role: 'inspector', seen })).error).toBeUndefined();
    const { error } = await change(member.uid, { ...seen, inspects: false, seen });
    expect(error?.details?.userMessage).toMatch(/^Someone else changed the role in the meantime/);
    expect(await stored(member.uid)).toMatchObject({ role: 'inspector', inspects: true });
    await db.collection('admins').doc(member.uid).update({ role: 'office', inspects: false });
  });

  it('gets rid of what is over a limit', async () => {
    const member = await signIn();
    const credential = 'x'.repeat(memberLimits.credential + 1);
    await db.collection('admins').doc(member.uid).update({ credential });
    const seen = { ...details, role: 'owner', credential };
    expect((await change(member.uid, { ...seen, credential: '', seen })).error).toBeUndefined();
    expect(await stored(member.uid)).toMatchObject({ credential: '' });
  });

  it('refuses another role, and a member who is gone', async () => {
    const member = await signIn();
    const { error } = await change(member.uid, { role: 'boss' });
    expect(error?.details?.fields).toHaveProperty('role');
    expect((await change(randomUUID(), {})).error?.details?.code).toBe('not-found');
  });

  it('who is removed has no access from then on', async () => {
    const member = await signIn();
    expect((await remove(member.uid)).result).toEqual({ uid: member.uid });
    expect(await stored(member.uid)).toBeUndefined();
    expect((await read(member)).error?.details?.code).toBe('not-allowed');
    expect((await auth.getUser(member.uid)).customClaims?.admin).toBe(false);
    expect((await trailOf(member.uid)).at(-1)?.get('action')).toBe('member-removed');
  });

  it('nobody removes themselves', async () => {
    expect((await remove(owner.uid)).error?.details?.code).toBe('invalid-input');
    expect(await stored(owner.uid)).toBeDefined();
  });

  it('the access of a member is turned off at once, with their calendar, and on again', async () => {
    const member = await signIn();
    const feed = await callUntilTaken<Feed>('office-feed-issue', { idempotencyKey: randomUUID() }, member);
    const readFeed = async () => (await fetch(feedAt(feed.result?.url ?? ''))).status;
    expect(await readFeed()).toBe(200);

    expect((await setAccess(member.uid, false)).result).toEqual({ uid: member.uid });
    expect((await read(member)).error?.details?.code).toBe('not-allowed');
    expect(await readFeed()).toBe(404);
    const listed = (await read()).result?.members.find(({ uid }) => uid === member.uid);
    expect(listed).toMatchObject({ active: false, role: 'owner' });
    const entry = (await trailOf(member.uid)).at(-1);
    expect(entry?.get('action')).toBe('member-deactivated');
    expect(entry?.get('values')).toEqual({ active: { before: true, after: false } });

    await setAccess(member.uid, true);
    expect(await readFeed()).toBe(200);
    // A session from before is over; the account signs in again.
    expect((await auth.getUser(member.uid)).tokensValidAfterTime).toBeDefined();
    expect((await trailOf(member.uid)).at(-1)?.get('action')).toBe('member-activated');
  });

  it('nobody turns off their own access', async () => {
    expect((await setAccess(owner.uid, false)).error?.details?.code).toBe('invalid-input');
    expect((await stored(owner.uid))?.active).toBeUndefined();
  });

  it('refuses a session from before the access was turned off', async () => {
    const member = await signIn();
    const seconds = Math.floor(Date.now() / 1000);
    await db
      .collection('admins')
      .doc(member.uid)
      .update({ tokens_from: seconds + 60 });
    expect((await read(member)).error?.details?.code).toBe('not-signed-in');
    await db.collection('admins').doc(member.uid).update({ tokens_from: 0 });
    expect((await read(member)).error).toBeUndefined();
  });
});
