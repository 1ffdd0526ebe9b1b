import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { noFormsYet } from '@domain/job/forms-status';
import { undoEnd } from '@domain/job/undo-step';
import { referenceOf } from '@domain/text/reference';
import type * as Move from '../../functions/src/job/prepare-move';
import type * as Stored from '../../functions/src/records/job/stored-job';
import type * as Due from '../../functions/src/job/sweep-due-mails';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';
import { mailsTo } from './support/mailbox';
import { storeLinkedJob } from './support/store-linked-job';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { inProcessEnvironment } from './support/in-process';

let provider: Provider;
let db: Firestore;
let prepareMove: typeof Move.prepareMove;
let sweepDueMails: typeof Due.sweepDueMails;
let sweepMail: typeof Sweep.sweepMail;

beforeAll(async () => {
  provider = await startProvider();
  // The backend reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(provider.url));
  ({ sweepDueMails } = await import('../../functions/src/job/sweep-due-mails'));
  ({ prepareMove } = await import('../../functions/src/job/prepare-move'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

let email: string;
let key: string;
const allForms = { agreement_signed: true, media_release_signed: true, questionnaire_completed: true };

/** Thursday, December 10, 2026, 9 AM in Denver. */
const appointment = new Date('2026-12-10T16:00:00Z');
const hoursBefore = (hours: number) => new Date(appointment.getTime() - hours * 3_600_000);

beforeEach(async () => {
  email = `client-${randomUUID().slice(0, 8)}@example.com`;
  for (const collection of ['mail', 'mail_windows', 'bookings', 'leads', 'referrals', 'access_links']) {
    await db.recursiveDelete(db.collection(collection));
  }
});

async function booked(overrides: Partial<Job> = {}): Promise<string> {
  const { customer } = buildJob();
  const job = buildJob({
    customer: { ...customer, email },
    scheduled_date: '2026-12-10',
    scheduled_time: '09:00',
    created_at: '2026-12-01T12:00:00.000Z',
    ...overrides,
  });
  key = await storeLinkedJob(db, job, {
    scopes: ['forms'],
    created_at: new Date('2026-12-01T12:00:00.000Z'),
    expires_at: new Date('2027-02-09T00:00:00Z'),
  });
  return job.id;
}

/** Runs one sweep at `now`. @returns the number of emails that became due. */
async function sweepAt(now: Date): Promise<number> {
  const due = await sweepDueMails(now);
  await sweepMail(() => now);
  return due;
}

const received = () => mailsTo(email, provider.url);
const statesOfMails = async () =>
  (await db.collection('mail').get()).docs.map(
    (mail) => `${mail.get('kind')} ${mail.get('state')} ${mail.get('last_error')}`,
  );

describe('72 hours before', () => {
  it('lists the missing forms with their links once, however often the sweep runs', async () => {
    await booked({ forms_status: { ...noFormsYet, agreement_signed: true } });
    expect(await sweepAt(hoursBefore(72.1))).toBe(0);
    expect(await sweepAt(hoursBefore(72))).toBe(1);
    for (const hours of [71.9, 71, 60, 48, 25]) expect(await sweepAt(hoursBefore(hours))).toBe(0);
    const mails = await received();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your forms before the inspection']);
    expect(mails[0]?.html).toContain(`/media-release?booking=${key}`);
    expect(mails[0]?.html).toContain(`/sewer-scope-questionnaire?booking=${key}`);
    expect(mails[0]?.html).not.toContain('/inspection-agreement');
  });

  it('waits for 8 AM if it is due earlier', async () => {
    await booked({ scheduled_time: '07:00' });
    // 72 hours before 7 AM, then a minute before 8 AM, and 8 AM.
    for (const hours of [74, 73 + 1 / 60]) {
      await sweepAt(hoursBefore(hours));
      expect(await received()).toEqual([]);
    }
    expect(await statesOfMails()).toEqual(['forms_reminder RETRY null']);
    await sweepAt(hoursBefore(73));
    expect((await received()).map(({ subject }) => subject)).toEqual(['Your forms before the inspection']);
  });

  it('waits until accepting can no longer be undone', async () => {
    const accepted_at = hoursBefore(72.001);
    await booked({ created_at: accepted_at.toISOString(), accepted_at: accepted_at.toISOString() });
    expect(await sweepAt(undoEnd(accepted_at))).toBe(0);
    expect(await sweepAt(new Date(undoEnd(accepted_at).getTime() + 1))).toBe(1);
  });

  it('creates one email from concurrent sweeps', async () => {
    await booked();
    const counts = await Promise.all(Array.from({ length: 5 }, () => sweepDueMails(hoursBefore(72))));
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect((await db.collection('mail').get()).size).toBe(1);
  });

  it('sends nothing once all forms are in', async () => {
    await booked({ forms_status: allForms });
    expect(await sweepAt(hoursBefore(71))).toBe(0);
    expect(await received()).toHaveLength(0);
  });

  it('sends nothing if the last form arrived while the email was queued', async () => {
    const bookingId = await booked();
    await sweepDueMails(hoursBefore(72));
    await db.collection('bookings').doc(bookingId).update({ forms_status: allForms });
    await sweepMail(() => hoursBefore(71.9));
    expect(await received()).toHaveLength(0);
    expect(await statesOfMails()).toEqual(['forms_reminder DEAD not-needed']);
  });

  it('sends nothing if the link was revoked, because it no longer works', async () => {
    await booked();
    await db.collection('access_links').doc(key).update({ revoked_at: new Date() });
    await sweepAt(hoursBefore(72));
    expect(await received()).toHaveLength(0);
  });
});

describe('24 hours before', () => {
  it('confirms the appointment and lists missing forms in the same email', async () => {
    await booked({ forms_status: { ...allForms, media_release_signed: false } });
    expect(await sweepAt(hoursBefore(24))).toBe(1);
    expect(await sweepAt(hoursBefore(23))).toBe(0);
    const [mail, ...others] = await received();
    expect(others).toHaveLength(0);
    expect(mail?.subject).toBe('Confirmed: your sewer inspection on Thursday, December 10, 2026, 9:00 AM');
    expect(mail?.html).toContain('One form is still missing');
    expect(mail?.html).toContain(`/media-release?booking=${key}`);
  });

  it('also confirms when all forms are in, listing none', async () => {
    await booked({ forms_status: allForms });
    await sweepAt(hoursBefore(24));
    const [mail] = await received();
    expect(mail?.html).toContain('Your inspection is confirmed');
    expect(mail?.html).not.toContain(key);
  });

  it('is still sent after a ten-hour outage, but not once the appointment has started', async () => {
    await booked();
    await provider.behave({ mode: 'status', status: 503 });
    await sweepAt(hoursBefore(24));
    await provider.behave({ mode: 'accept' });
    await sweepAt(hoursBefore(14));
    expect(await received()).toHaveLength(1);
  });

  it('is dropped if the outage lasted until the appointment', async () => {
    await booked();
    await provider.behave({ mode: 'status', status: 503 });
    await sweepAt(hoursBefore(24));
    await provider.behave({ mode: 'accept' });
    await sweepAt(hoursBefore(-1));
    expect(await received()).toHaveLength(0);
    expect(await statesOfMails()).toEqual(['appointment_confirmation DEAD not-needed']);
  });
});

it.each(['pending', 'in_progress', 'completed', 'cancelled'] as const)(
  'sends nothing for a job that is %s',
  async (status) => {
    await booked({ status });
    expect((await sweepAt(hoursBefore(72))) + (await sweepAt(hoursBefore(24)))).toBe(0);
  },
);

it('sends nothing for a job canceled while its email was queued', async () => {
  const bookingId = await booked();
  await sweepDueMails(hoursBefore(24));
  await db.collection('bookings').doc(bookingId).update({ status: 'cancelled' });
  await sweepMail(() => hoursBefore(23.9));
  expect(await received()).toHaveLength(0);
});

it('sends a separate confirmation for a moved appointment', async () => {
  const bookingId = await booked({ forms_status: allForms });
  await sweepAt(hoursBefore(24));
  await db.collection('bookings').doc(bookingId).update({ scheduled_date: '2026-12-14' });
  await sweepAt(hoursBefore(24 - 4 * 24));
  expect((await received()).map(({ subject }) => subject).sort()).toEqual([
    'Confirmed: your sewer inspection on Monday, December 14, 2026, 9:00 AM',
    'Confirmed: your sewer inspection on Thursday, December 10, 2026, 9:00 AM',
  ]);
});

it('does not confirm an appointment moved within 24 hours, because the email about the move does', async () => {
  const bookingId = await booked({ forms_status: allForms });
  const reference = db.collection('bookings').doc(bookingId);
  const movedAt = hoursBefore(20);
  await db.runTransaction(async (transaction) => {
    const job = (await transaction.get(reference)).data() as Stored.StoredJob;
    const later = { scheduled_date: '2026-12-10', scheduled_time: '11:00', scheduled_until: null };
    const actor = { kind: 'system', name: 'test' } as const;
    const move = await prepareMove(transaction, { bookingId, job }, { appointment: later }, actor, movedAt);
    move.write();
  });
  expect(await sweepAt(hoursBefore(19.9))).toBe(0);
  expect((await received()).map(({ subject }) => subject)).toEqual([
    'New time: your sewer inspection on Thursday, December 10, 2026, 11:00 AM',
  ]);
});

describe('the deadline of a report', () => {
  /** Wednesday, December 9, 2026: the appointment on the day after is too late for it. */
  const deadline = '2026-12-09';
  /** The first moment of that day in Denver. */
  const begins = new Date('2026-12-09T07:00:00Z');
  const minutesLater = (minutes: number) => new Date(begins.getTime() + minutes * 60_000);
  /** The emails to the office about this test's client. */
  const aboutClient = async () =>
    (await mailsTo(business.officeEmail, provider.url)).filter(({ html }) => html.includes(email));
  const subjects = async () => (await aboutClient()).map(({ subject }) => subject);

  it('is emailed to the office once on the day before, and once when its day begins', async () => {
    const bookingId = await booked({ deadline, status: 'pending' });
    expect(await sweepAt(minutesLater(-24 * 60 - 1))).toBe(0);
    expect(await sweepAt(minutesLater(-24 * 60))).toBe(1);
    expect(await sweepAt(minutesLater(-1))).toBe(0);
    expect(await sweepAt(begins)).toBe(1);
    for (const minutes of [1, 600, 24 * 60, 48 * 60]) expect(await sweepAt(minutesLater(minutes))).toBe(0);
    const reference = referenceOf(bookingId);
    expect((await subjects()).toReversed()).toEqual([
      `Report due tomorrow (${reference})`,
      `Report due today (${reference})`,
    ]);
    const [mail] = await aboutClient();
    expect(mail?.html).toContain('Wednesday, December 9, 2026');
    expect(mail?.html).toContain('Not written yet');
    expect(await received()).toHaveLength(0);
  });

  it('is emailed again once it is another day', async () => {
    const bookingId = await booked({ deadline, status: 'completed' });
    await sweepAt(begins);
    await db.collection('bookings').doc(bookingId).update({ deadline: '2026-12-12' });
    expect(await sweepAt(minutesLater(24 * 60))).toBe(0);
    expect(await sweepAt(minutesLater(48 * 60))).toBe(1);
    expect(await sweepAt(minutesLater(72 * 60))).toBe(1);
    expect(await subjects()).toHaveLength(3);
  });

  it('is emailed as soon as the appointment is too late for it, once for each such appointment', async () => {
    const reports = { deadline: '2026-12-30', forms_status: allForms };
    const bookingId = await booked({ ...reports, scheduled_date: '2026-12-31' });
    const move = (change: object) => db.collection('bookings').doc(bookingId).update(change);
    const title = `Appointment too late for its deadline (${referenceOf(bookingId)})`;
    expect(await sweepAt(begins)).toBe(1);
    expect(await sweepAt(minutesLater(20))).toBe(0);
    expect(await subjects()).toEqual([title]);
    expect((await aboutClient())[0]?.text).toContain('too late for this deadline');
    await move({ scheduled_date: '2026-12-20' });
    expect(await sweepAt(minutesLater(30))).toBe(0);
    await move({ scheduled_date: '2026-12-31', scheduled_time: '13:00' });
    expect(await sweepAt(minutesLater(40))).toBe(1);
    expect(await subjects()).toEqual([title, title]);
  });

  it('is not emailed if the appointment was moved in time while the email was queued', async () => {
    const bookingId = await booked({ deadline: '2026-12-30', scheduled_date: '2026-12-31' });
    expect(await sweepDueMails(begins)).toBe(1);
    await db.collection('bookings').doc(bookingId).update({ scheduled_date: '2026-12-20' });
    await sweepMail(() => minutesLater(1));
    expect(await subjects()).toEqual([]);
  });

  it.each([
    ['a request', 'leads', (day: string) => buildRequest({ email, deadline: day }), { status: 'lost' }],
    [
      'a referral',
      'referrals',
      (day: string) => buildReferral({ client_email: email, needed_by: day }),
      { declined_at: new Date('2026-12-01T12:00:00Z') },
    ],
  ])(
    'of %s without a job is emailed too, unless it was declined',
    async (_what, collection, build, declined) => {
      const record = build(deadline);
      await db.collection(collection).doc(record.id).set(toDocument(record));
      const other = build(deadline);
      await db
        .collection(collection)
        .doc(other.id)
        .set({ ...toDocument(other), ...declined });
      expect(await sweepAt(minutesLater(-24 * 60))).toBe(1);
      expect(await sweepAt(minutesLater(-60))).toBe(0);
      expect(await sweepAt(begins)).toBe(1);
      const reference = referenceOf(record.id);
      expect((await subjects()).toReversed()).toEqual([
        `Report due tomorrow (${reference})`,
        `Report due today (${reference})`,
      ]);
      expect((await aboutClient())[0]?.html).toContain(record.id);
    },
  );

  it.each([
    ['a request', 'leads', (pending: object) => buildRequest({ email, deadline, ...pending })],
    [
      'a referral',
      'referrals',
      (pending: object) => buildReferral({ client_email: email, needed_by: deadline, ...pending }),
    ],
  ])(
    'of %s whose forms were sent is emailed once, by the job if that has it too',
    async (_what, collection, build) => {
      const store = async (job: Parameters<typeof booked>[0]) => {
        const forms_booking_id = await booked(job);
        const record = build({ forms_booking_id });
        await db.collection(collection).doc(record.id).set(toDocument(record));
        return { job: forms_booking_id, waiting: record.id };
      };
      const { waiting } = await store({ deadline: null, status: 'pending' });
      await sweepAt(begins);
      expect(await subjects()).toEqual([`Report due today (${referenceOf(waiting)})`]);
      await db.collection(collection).doc(waiting).delete();
      const { job } = await store({ deadline, status: 'pending' });
      await sweepAt(minutesLater(60));
      expect((await subjects()).toSorted()).toEqual(
        [waiting, job].map((id) => `Report due today (${referenceOf(id)})`).toSorted(),
      );
    },
  );

  it.each([
    ['2 reports are due', { deadline, status: 'completed' }],
    ['2 reports may miss their deadlines', { deadline: '2026-12-30', scheduled_date: '2026-12-31' }],
  ] as const)('is in one email with another one: %s', async (subject, other) => {
    await booked({ deadline, status: 'completed' });
    await booked({ ...other, forms_status: allForms });
    expect(await sweepAt(begins)).toBe(2);
    expect(await subjects()).toEqual([subject]);
  });

  it('is emailed the day after, if the sweep did not run', async () => {
    const bookingId = await booked({ deadline, status: 'in_progress' });
    expect(await sweepAt(minutesLater(30 * 60))).toBe(1);
    expect(await subjects()).toEqual([`Report due since Wed, Dec 9 (${referenceOf(bookingId)})`]);
  });

  it.each([
    ['of a cancelled job', { status: 'cancelled' }],
    ['of a job whose report was sent', { status: 'completed', report_sent_at: '2026-12-08T18:00:00.000Z' }],
    ['that the job does not have', { deadline: null, status: 'pending' }],
  ] as const)('%s is not emailed', async (_what, overrides) => {
    await booked({ deadline, ...overrides });
    expect(await sweepAt(minutesLater(60))).toBe(0);
  });

  it('waits until accepting can no longer be undone', async () => {
    const accepted_at = minutesLater(10);
    await booked({ deadline, forms_status: allForms, accepted_at: accepted_at.toISOString() });
    expect(await sweepAt(undoEnd(accepted_at))).toBe(0);
    // The day has begun, and the appointment is too late: two occasions in one email.
    expect(await sweepAt(new Date(undoEnd(accepted_at).getTime() + 1))).toBe(2);
    expect(await subjects()).toHaveLength(1);
  });

  it.each([
    ['the report was sent', { report_sent_at: new Date('2026-12-09T07:00:30Z') }],
    ['the job was cancelled', { status: 'cancelled' }],
    ['the deadline was moved', { deadline: '2026-12-20' }],
  ])('is not emailed if %s while the email was queued', async (_what, change) => {
    const bookingId = await booked({ deadline, status: 'completed' });
    expect(await sweepDueMails(begins)).toBe(1);
    await db.collection('bookings').doc(bookingId).update(change);
    await sweepMail(() => minutesLater(1));
    expect(await subjects()).toEqual([]);
    expect(await statesOfMails()).toEqual(['office_deadline_near DEAD not-needed']);
  });
});

it('covers all appointments, beyond one page of the query', async () => {
  const batch = db.batch();
  for (let index = 0; index < 230; index += 1) {
    const job = buildJob({
      scheduled_date: '2026-12-10',
      scheduled_time: '09:00',
      forms_status: allForms,
      created_at: '2026-12-01T12:00:00.000Z',
    });
    batch.set(db.collection('bookings').doc(job.id), toDocument(job));
  }
  await batch.commit();
  expect(await sweepDueMails(hoursBefore(24))).toBe(230);
});
