import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import type * as Accept from '../../functions/src/request/accept-request';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

type Request = Parameters<typeof Accept.acceptRequest.run>[0];
type Auth = NonNullable<Request['auth']>;

const requestCount = 500;
const requestsAtOnce = 10;
const tensAtOnce = 10;

let db: Firestore;
let acceptRequest: typeof Accept.acceptRequest;

beforeAll(async () => {
  // Runs in this process, because each concurrent HTTP call would start another one; it has its own project.
  Object.assign(process.env, inProcessEnvironment());
  ({ acceptRequest } = await import('../../functions/src/request/accept-request'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
  for (const name of ['leads', 'bookings', 'mail']) await db.recursiveDelete(db.collection(name));
  // Until the days were checked once, each acceptance looks for the day's jobs, which locks out the others.
  await (await import('../../functions/src/records/job/check-days')).checkDays(new Date());
});

async function admin(): Promise<Auth> {
  const uid = `admin-${randomUUID()}`;
  await db.collection('admins').doc(uid).set({});
  return { uid, token: { admin: true, email: `${uid}@example.com` } } as unknown as Auth;
}

const isOpen = (date: CalendarDate) => openWindows(factorySettings.hours, date).length > 0;
const days = Array.from({ length: 350 }, (_, ahead) => addDays(nextWeek(), ahead)).filter(isOpen);
let asked = 0;
/** Requests for one day would wait for each other, and each would read all of its jobs; the slots' drill has those. */
const nextDay = () => days[(asked += 1) % days.length] ?? nextWeek();

/** @returns 'accepted' or the error message. */
async function accept(auth: Auth, leadId: string, scheduled_date: CalendarDate): Promise<string> {
  const appointment = { scheduled_date, scheduled_time: '10:00', total_price: 149, confirmed_taken: true };
  const data = { leadId, ...appointment, idempotencyKey: randomUUID() };
  try {
    await acceptRequest.run({ auth, data, rawRequest: { headers: {} } } as Request);
    return 'accepted';
  } catch (error) {
    const { details } = error as { details?: AppErrorDetails };
    return `${details?.code}: ${details?.userMessage}`;
  }
}

/** Ten requests, each accepted by both admins at the same moment. @returns their ids. */
async function acceptTen(admins: readonly Auth[]): Promise<string[]> {
  const batch = db.batch();
  const rush = Array.from({ length: requestsAtOnce }, () => {
    const client = randomUUID().slice(0, 8);
    return buildRequest({ email: `${client}@example.com`, address: `${client} Main St, Akron` });
  });
  for (const request of rush) batch.set(db.collection('leads').doc(request.id), toDocument(request));
  await batch.commit();
  const outcomes = await Promise.all(
    rush.map(({ id }) => {
      const day = nextDay();
      return Promise.all(admins.map((admin) => accept(admin, id, day)));
    }),
  );
  for (const outcome of outcomes) {
    expect(outcome.toSorted()).toEqual([
      'accepted',
      expect.stringMatching(/^already-handled: admin-\S+@example\.com has already accepted this request\.$/),
    ]);
  }
  return rush.map(({ id }) => id);
}

it('500 requests, each accepted by two admins at once in batches of ten, give one job and one refusal each', async () => {
  const admins = [await admin(), await admin()];
  // Two transactions on one document wait for each other for seconds, so several batches run in parallel.
  const lanes = await Promise.all(
    Array.from({ length: tensAtOnce }, async () => {
      const ids: string[] = [];
      while (ids.length < requestCount / tensAtOnce) ids.push(...(await acceptTen(admins)));
      return ids;
    }),
  );
  const ids = lanes.flat().toSorted();
  const jobs = await db.collection('bookings').get();
  expect(jobs.docs.map((job) => job.get('lead_id') as string).toSorted()).toEqual(ids);
  const mails = await db.collection('mail').where('kind', '==', 'booking_approved').count().get();
  expect([ids.length, mails.data().count]).toEqual([requestCount, requestCount]);
});
