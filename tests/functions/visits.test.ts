import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { endInspectors, makeInspector } from './support/inspectors';
import { officeOf, type Office } from './support/office';
import { seedRequest } from './support/seed';
import { callUntilTaken } from './support/call';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});
afterAll(endInspectors);

const visitOf = async (bookingId: string) => (await db.collection('visits').doc(bookingId).get()).data();
const assign = (bookingId: string, inspector_id: string | null) =>
  callUntilTaken('office-job-assign', { bookingId, inspector_id, idempotencyKey: randomUUID() }, admin);

async function newInspector(): Promise<string> {
  const uid = `inspector-${randomUUID()}`;
  await makeInspector(uid, { email: `${uid}@example.com` });
  return uid;
}

let days = 60;
const ownDay = () => addDays(calendarDateIn(business.timeZone, new Date()), (days += 1));

test('what an inspector may know of a job is written with it, and nothing else', async () => {
  const uid = await newInspector();
  const scheduled_date = ownDay();
  const { id: leadId } = await seedRequest();
  const { result } = await office.acceptRequest({
    leadId,
    scheduled_date,
    scheduled_time: '10:00',
    total_price: usualService.price,
    inspector_id: uid,
  });
  const bookingId = result?.bookingId ?? '';
  const visit = await visitOf(bookingId);
  expect(visit).toMatchObject({
    inspector_id: uid,
    scheduled_date,
    status: 'scheduled',
    due: usualService.price,
  });
  expect(Object.keys(visit ?? {}).toSorted()).toEqual(
    [
      ...[
        'access_flags',
        'client',
        'completed_at',
        'created_at',
        'deadline',
        'due',
        'ending',
        'forms_status',
        'inspector_id',
      ],
      ...['on_my_way', 'own_note', 'running_late'],
      ...['report_created', 'scheduled_date', 'scheduled_time', 'scheduled_until', 'service_type'],
      ...['signed_by_other', 'special_instructions', 'started_at', 'status', 'workflow_status'],
    ].toSorted(),
  );
});

test('it follows each change of the job, and what is paid isn’t due', async () => {
  const { bookingId } = await bookedJob({ scheduled_date: ownDay(), scheduled_time: '10:00' });
  expect(await visitOf(bookingId)).toBeUndefined();
  const uid = await newInspector();
  await assign(bookingId, uid);
  const scheduled_date = ownDay();
  await office.scheduleJob({ bookingId, scheduled_date, scheduled_time: '13:00' });
  await office.setStatus({ bookingId, status: 'in_progress' });
  expect(await visitOf(bookingId)).toMatchObject({
    scheduled_date,
    scheduled_time: '13:00',
    status: 'in_progress',
  });
  await office.settlePayment({ bookingId, state: 'paid', method: 'check', note: '' });
  await waitFor('nothing due', async () => (await visitOf(bookingId))?.due === 0);
});

test('it goes with the job to another inspector, and away with the job', async () => {
  const { bookingId } = await bookedJob({ scheduled_date: ownDay(), scheduled_time: '10:00' });
  const [first, second] = [await newInspector(), await newInspector()];
  await assign(bookingId, first);
  await assign(bookingId, second);
  expect((await visitOf(bookingId))?.inspector_id).toBe(second);
  await assign(bookingId, null);
  expect(await visitOf(bookingId)).toBeUndefined();
  await assign(bookingId, second);
  await office.deleteJob({ bookingId });
  await waitFor('no visit', async () => (await visitOf(bookingId)) === undefined);
});
