import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { callUntilTaken } from './support/call';
import { endInspectors, makeInspector } from './support/inspectors';
import { mailTo } from './support/mailbox';
import { officeOf, type Office } from './support/office';
import { seedRequest } from './support/seed';
import { signIn, type SignedIn } from './support/sign-in';
import { trailOf } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});
afterAll(endInspectors);

const assign = (bookingId: string, inspector_id: string | null, more: object = {}, by = admin) =>
  callUntilTaken<{ bookingId: string }>(
    'office-job-assign',
    { bookingId, inspector_id, idempotencyKey: randomUUID(), ...more },
    by,
  );
const stored = async (bookingId: string) =>
  (await db.collection('bookings').doc(bookingId).get()).data() as Job | undefined;

async function newInspector(): Promise<{ readonly uid: string; readonly email: string }> {
  const uid = `inspector-${randomUUID()}`;
  const email = `${uid.slice(0, 18)}@example.com`;
  await makeInspector(uid, { email, name: 'Riley Ortega', role: 'office' });
  return { uid, email };
}

const noticesTo = async (uid: string) =>
  (await db.collection('mail').where('subject.id', '==', uid).get()).size;

let days = 20;
/** A day that no other test uses. */
const ownDay = () => addDays(calendarDateIn(business.timeZone, new Date()), (days += 1));
const window = { scheduled_time: '10:00', scheduled_until: '12:00' };

describe('assigning a job', () => {
  it('stores who does it, and emails them their jobs', async () => {
    const { bookingId } = await bookedJob({ scheduled_date: ownDay(), ...window });
    const { uid, email } = await newInspector();
    expect((await assign(bookingId, uid)).result).toEqual({ bookingId });
    expect((await stored(bookingId))?.inspector_id).toBe(uid);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Your schedule changed: 1 job');
    expect(mail.text).toContain((await stored(bookingId))?.customer.address);
    const entry = (await trailOf(bookingId)).at(-1);
    expect(entry?.get('action')).toBe('assigned');
  });

  it('to someone else emails both', async () => {
    const { bookingId } = await bookedJob({ scheduled_date: ownDay(), ...window });
    const [ann, bo] = [await newInspector(), await newInspector()];
    await assign(bookingId, ann.uid);
    await assign(bookingId, bo.uid);
    // The second email to the first inspector waits, to be sent together with others.
    expect(await noticesTo(ann.uid)).toBe(2);
    expect(await noticesTo(bo.uid)).toBe(1);
    expect((await mailTo(bo.email)).subject).toBe('Your schedule changed: 1 job');
  });

  it('by the inspector themselves sends no email', async () => {
    const { bookingId } = await bookedJob({ scheduled_date: ownDay(), ...window });
    const own = await signIn();
    await makeInspector(own.uid);
    await assign(bookingId, own.uid, {}, own);
    expect((await stored(bookingId))?.inspector_id).toBe(own.uid);
    expect(await noticesTo(own.uid)).toBe(0);
  });

  it('to someone with another job then is refused, unless the office confirms it', async () => {
    const scheduled_date = ownDay();
    const first = await bookedJob({ scheduled_date, ...window });
    const second = await bookedJob({ scheduled_date, scheduled_time: '11:00', scheduled_until: null });
    const { uid } = await newInspector();
    await assign(first.bookingId, uid);
    const { error } = await assign(second.bookingId, uid);
    expect(error?.details?.fields).toHaveProperty('inspector_id');
    expect((await stored(second.bookingId))?.inspector_id).toBeNull();
    await assign(second.bookingId, uid, { confirmed_taken: true });
    expect((await stored(second.bookingId))?.inspector_id).toBe(uid);
  });

  it('two at once never give one inspector two jobs at one time', async () => {
    const scheduled_date = ownDay();
    const made = await Promise.all([1, 2, 3].map(() => bookedJob({ scheduled_date, ...window })));
    const { uid } = await newInspector();
    await Promise.all(made.map(({ bookingId }) => assign(bookingId, uid)));
    const assigned = await Promise.all(made.map(({ bookingId }) => stored(bookingId)));
    expect(assigned.filter((job) => job?.inspector_id === uid)).toHaveLength(1);
  });

  it('to someone who does no inspections, or is gone, is refused', async () => {
    const { bookingId } = await bookedJob({ scheduled_date: ownDay(), ...window });
    for (const uid of [admin.uid, `gone-${randomUUID()}`]) {
      expect((await assign(bookingId, uid)).error?.details?.fields).toHaveProperty('inspector_id');
    }
  });

  it('a job that is over stays with who did it', async () => {
    const { bookingId } = await bookedJob({ status: 'completed' });
    expect((await assign(bookingId, (await newInspector()).uid)).error?.details?.code).toBe(
      'already-handled',
    );
  });

  it('back to nobody is possible', async () => {
    const { bookingId } = await bookedJob({ scheduled_date: ownDay(), ...window });
    await assign(bookingId, (await newInspector()).uid);
    await assign(bookingId, null);
    expect((await stored(bookingId))?.inspector_id).toBeNull();
  });
});

describe('an inspector’s job', () => {
  it('can’t be moved to where they have another one', async () => {
    const { uid } = await newInspector();
    const date = ownDay();
    const [there, moved] = [
      await bookedJob({ scheduled_date: date, ...window, inspector_id: uid }),
      await bookedJob({ scheduled_date: ownDay(), ...window, inspector_id: uid }),
    ];
    const to = { bookingId: moved.bookingId, scheduled_date: date, ...window, confirmed_taken: undefined };
    expect((await office.scheduleJob(to)).error?.details?.fields).toHaveProperty('inspector_id');
    const other = await newInspector();
    expect((await office.scheduleJob({ ...to, inspector_id: other.uid })).error).toBeUndefined();
    expect(await stored(moved.bookingId)).toMatchObject({ scheduled_date: date, inspector_id: other.uid });
    expect((await stored(there.bookingId))?.inspector_id).toBe(uid);
  });
});

describe('accepting a request', () => {
  it('assigns the job; Undo takes it back before the inspector is emailed', async () => {
    const { uid } = await newInspector();
    const { id: leadId } = await seedRequest();
    const accept = { leadId, scheduled_date: ownDay(), ...window, total_price: 150, inspector_id: uid };
    const { result } = await office.acceptRequest(accept);
    const bookingId = result?.bookingId ?? '';
    expect((await stored(bookingId))?.inspector_id).toBe(uid);
    expect(await noticesTo(uid)).toBe(1);
    expect((await office.undoAcceptance({ record: 'job', id: bookingId })).error).toBeUndefined();
    expect(await noticesTo(uid)).toBe(0);
  });

  it('is refused for an inspector who is taken', async () => {
    const { uid } = await newInspector();
    const date = ownDay();
    await bookedJob({ scheduled_date: date, ...window, inspector_id: uid });
    const { id: leadId } = await seedRequest();
    const accept = {
      leadId,
      scheduled_date: date,
      ...window,
      total_price: 150,
      inspector_id: uid,
      confirmed_taken: undefined,
    };
    expect((await office.acceptRequest(accept)).error?.details?.fields).toHaveProperty('inspector_id');
    expect((await office.acceptRequest({ ...accept, confirmed_taken: true })).error).toBeUndefined();
  });
});
