import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { rescopeMonths } from '@domain/outreach/rescope-months';
import { newReportForm } from '@domain/report/report-form';
import { toReportRecord } from '@domain/report/report-record';
import { findingOf } from '@domain/report/testing/finding-of';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Settings } from '@domain/settings/settings';
import { dollars } from '@domain/text/dollars';
import { addDays } from '@domain/time/calendar-date';
import { addMonthsToDate } from '@domain/time/month';
import { instantOf } from '@domain/time/zoned-instant';
import { returnService } from '@domain/outreach/report-reminder';
import type { Job } from '@domain/job/job';
import type * as Sweep from '../../functions/src/mail/sweep-mail';
import type * as Decline from '../../functions/src/outreach/decline-reminder';
import type * as Opening from '../../functions/src/outreach/record-opening';
import type * as Outreach from '../../functions/src/outreach/sweep-outreach';
import type * as Unsubscribe from '../../functions/src/outreach/unsubscribe';
import type * as Context from '../../functions/src/platform/request-context';
import type * as Preferences from '../../functions/src/records/contact-preferences/stored-preferences';
import type * as Token from '../../functions/src/records/contact-preferences/unsubscribe-token';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { buildCustomer } from '../../tools/testing/factories/build-customer';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { buildStoredReport } from '../../tools/testing/factories/build-stored-report';
import { newKey } from '../../tools/testing/factories/new-key';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';
import { mailsTo } from './support/mailbox';

let provider: Provider;
let db: Firestore;
let inContext: typeof Context.inContext;
let sweepOutreach: typeof Outreach.sweepOutreach;
let sweepMail: typeof Sweep.sweepMail;
let declineReminder: typeof Decline.declineReminder;
let recordOpening: typeof Opening.recordOpening;
let unsubscribe: typeof Unsubscribe.unsubscribe;
let preferencesIdOf: typeof Preferences.preferencesIdOf;
let preferencesOfToken: typeof Token.preferencesOfToken;

beforeAll(async () => {
  provider = await startProvider();
  // The backend reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(provider.url));
  ({ inContext } = await import('../../functions/src/platform/request-context'));
  ({ sweepOutreach } = await import('../../functions/src/outreach/sweep-outreach'));
  ({ sweepMail } = await import('../../functions/src/mail/sweep-mail'));
  ({ declineReminder } = await import('../../functions/src/outreach/decline-reminder'));
  ({ recordOpening } = await import('../../functions/src/outreach/record-opening'));
  ({ unsubscribe } = await import('../../functions/src/outreach/unsubscribe'));
  ({ preferencesIdOf } = await import('../../functions/src/records/contact-preferences/stored-preferences'));
  ({ preferencesOfToken } =
    await import('../../functions/src/records/contact-preferences/unsubscribe-token'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

const postalAddress = 'PO Box 1, Springfield';
const reviewUrl = 'https://reviews.example/us';
const allOn: Settings = {
  ...factorySettings,
  contact: { ...factorySettings.contact, reviewUrl },
  outreach: { postalAddress, reminders: true, reviews: true },
};

/** The day of the inspection; a year later is a Monday. */
const inspected = '2026-03-01';
const recommendation = 'Have the line scoped again in 12 months.';
const dueOn = addMonthsToDate(inspected, rescopeMonths(recommendation) ?? 0);
const on = (date: string, time = '12:00') => instantOf(date, time, business.timeZone);

let email: string;
let propertyId: string;

beforeEach(async () => {
  email = `client-${randomUUID().slice(0, 8)}@example.com`;
  propertyId = randomUUID();
  for (const collection of [
    'mail',
    'mail_windows',
    'bookings',
    'inspection_reports',
    'contact_preferences',
  ]) {
    await db.recursiveDelete(db.collection(collection));
  }
});

interface Wanted {
  readonly report?: Readonly<Record<string, unknown>>;
  readonly job?: Partial<Job>;
}

/** A client's paid report, whose link works. */
async function reported({ report = {}, job: changes = {} }: Wanted = {}) {
  const customer = buildCustomer({ email });
  const job = buildJob({
    customer,
    property_id: propertyId,
    status: 'completed',
    payment_state: 'paid',
    scheduled_date: inspected,
    created_at: on(inspected).toISOString(),
    ...changes,
  });
  await db.collection('bookings').doc(job.id).set(toDocument(job));
  const reportId = `report-${randomUUID()}`;
  const form = {
    ...newReportForm(inspected),
    clientName: customer.name,
    clientEmail: email,
    propertyAddress: customer.address,
    summary: 'Watch the joint.',
    findings: [
      findingOf({ mainProblem: 'Offset joint', footage: 34, recommendation }),
      findingOf({ mainProblem: 'Grease', recommendation: 'Have it cleaned.' }),
    ],
  };
  await db
    .collection('inspection_reports')
    .doc(reportId)
    .set(
      buildStoredReport({
        ...toReportRecord(form),
        booking_id: job.id,
        property_id: propertyId,
        created_at: on(inspected),
        reminder: { due_on: dueOn, source: 'findings', state: 'waiting', at: null },
        ...report,
      }),
    );
  const key = newKey();
  await db
    .collection('access_links')
    .doc(key)
    .set({
      kind: 'report',
      subject: reportId,
      scopes: ['report'],
      created_at: on(inspected),
      expires_at: on(addDays(inspected, 730)),
      revoked_at: null,
    });
  return { jobId: job.id, reportId, key, address: customer.address };
}

const within = <Result>(settings: Settings, work: () => Promise<Result>) =>
  inContext('an-event', {}, (context) => {
    context.settings = settings;
    return work();
  });
const queueAt = (now: Date, settings = allOn) => within(settings, () => sweepOutreach(now));
const sendAt = (now: Date, settings = allOn) => within(settings, () => sweepMail(() => now));

/** One round of the sweeper. @returns how many emails it queued. */
async function sweepAt(now: Date, settings = allOn): Promise<number> {
  const queued = await queueAt(now, settings);
  await sendAt(now, settings);
  return queued;
}

const received = () => mailsTo(email, provider.url);
const statesOfMails = async () =>
  (await db.collection('mail').get()).docs.map((mail) => `${mail.get('kind')} ${mail.get('state')}`);
const reminderOf = async (reportId: string) =>
  (await db.collection('inspection_reports').doc(reportId).get()).get('reminder.state') as unknown;
const reviewOf = async (reportId: string) =>
  (await db.collection('inspection_reports').doc(reportId).get()).get('review_state') as unknown;

describe('a reminder', () => {
  it('is sent once, on its day, with what was found, the fitting service, its price, and the form', async () => {
    const { key, reportId, address } = await reported();
    expect(await sweepAt(on(addDays(dueOn, -1)))).toBe(0);
    expect(await sweepAt(on(dueOn))).toBe(1);
    for (const days of [0, 1, 29, 30, 31, 90]) expect(await sweepAt(on(addDays(dueOn, days)))).toBe(0);
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Time to have your sewer line scoped again');
    const service = returnService(allOn.services);
    for (const part of ['Offset joint at 34 ft', recommendation, service.title, dollars(service.price)])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('Grease');
    expect(mail?.text).toContain(address);
    expect(mail?.html).toContain(`/report/${key}/book"`);
    expect(await reminderOf(reportId)).toBe('queued');
  });

  it('is one email, however many sweepers queue and send at once', async () => {
    await reported();
    const now = on(dueOn);
    const queued = await Promise.all([1, 2, 3, 4].map(() => queueAt(now)));
    expect(queued.reduce((sum, count) => sum + count)).toBe(1);
    await Promise.all([1, 2, 3].map(() => sendAt(now)));
    expect(await received()).toHaveLength(1);
  });

  it('shows the postal address, and can be ended in one press', async () => {
    await reported();
    await sweepAt(on(dueOn));
    const [mail] = await received();
    expect(mail?.text).toContain(postalAddress);
    const url = /^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.html).toContain(`href="${url}"`);
    expect(preferencesOfToken(url.split('/emails/')[1] ?? '')).toBe(preferencesIdOf(email));
  });

  const never: readonly (readonly [
    string,
    (made: Awaited<ReturnType<typeof reported>>) => Promise<unknown>,
  ])[] = [
    [
      'the property was booked again',
      () => {
        const job = buildJob({
          property_id: propertyId,
          status: 'scheduled',
          scheduled_date: addDays(dueOn, 5),
          created_at: on(addDays(dueOn, -5)).toISOString(),
        });
        return db.collection('bookings').doc(job.id).set(toDocument(job));
      },
    ],
    [
      'the property has a newer report',
      () =>
        db
          .collection('inspection_reports')
          .doc(randomUUID())
          .set(buildStoredReport({ property_id: propertyId, report_date: addDays(inspected, 90) })),
    ],
    [
      'the client asks for another inspection there',
      ({ address }) => {
        const request = buildRequest({
          email,
          address,
          status: 'new',
          created_at: on(addDays(dueOn, -2)).toISOString(),
        });
        return db.collection('leads').doc(request.id).set(toDocument(request));
      },
    ],
    ['the client declined it', ({ reportId }) => declineReminder(reportId, on(dueOn))],
    [
      'the office skipped it',
      ({ reportId }) =>
        db.collection('inspection_reports').doc(reportId).update({ 'reminder.state': 'skipped' }),
    ],
    ['the client unsubscribed', () => unsubscribe(preferencesIdOf(email), on(dueOn))],
    [
      'the client marked an email as spam',
      () =>
        db
          .collection('contact_preferences')
          .doc(preferencesIdOf(email))
          .set({ email: { optional: 'stopped', source: 'spam-report', at: on(dueOn) } }),
    ],
    [
      'the report’s link was revoked',
      ({ key }) =>
        db
          .collection('access_links')
          .doc(key)
          .update({ revoked_at: on(dueOn) }),
    ],
    ['the report is gone', ({ reportId }) => db.collection('inspection_reports').doc(reportId).delete()],
    [
      'the job is being deleted',
      ({ jobId }) =>
        db
          .collection('bookings')
          .doc(jobId)
          .set({ deleted_at: on(dueOn) }),
    ],
    [
      'the client was erased',
      ({ reportId }) => db.collection('inspection_reports').doc(reportId).update({ client_email: '' }),
    ],
    [
      'the payment was undone',
      ({ jobId }) => db.collection('bookings').doc(jobId).update({ payment_state: 'unpaid' }),
    ],
  ];

  it.each(never)('is not queued if %s', async (_what, happen) => {
    const made = await reported();
    await happen(made);
    expect(await sweepAt(on(dueOn))).toBe(0);
    expect(await statesOfMails()).toEqual([]);
  });

  it.each(never)('is not sent if %s while it was queued', async (_what, happen) => {
    const made = await reported();
    await queueAt(on(dueOn));
    await happen(made);
    await sendAt(on(dueOn, '12:01'));
    expect(await received()).toEqual([]);
    expect(await statesOfMails()).toEqual(['inspection_reminder DEAD']);
  });

  it('follows a cancelled booking of the property all the same', async () => {
    await reported();
    const job = buildJob({
      property_id: propertyId,
      status: 'cancelled',
      scheduled_date: dueOn,
      created_at: on(addDays(dueOn, -9)).toISOString(),
    });
    await db.collection('bookings').doc(job.id).set(toDocument(job));
    expect(await sweepAt(on(dueOn))).toBe(1);
  });

  it('waits for the payment, and follows it', async () => {
    const { jobId } = await reported({ job: { payment_state: 'unpaid' } });
    expect(await sweepAt(on(dueOn))).toBe(0);
    await db.collection('bookings').doc(jobId).update({ payment_state: 'waived' });
    expect(await sweepAt(on(addDays(dueOn, 20)))).toBe(1);
  });

  it('never follows an imported job', async () => {
    const origin = { import_id: 'i-1', row: 1 };
    await reported({ job: { origin } });
    expect(await sweepAt(on(dueOn))).toBe(0);
  });

  it('is still sent 30 days late, and dropped after that', async () => {
    const { reportId } = await reported();
    expect(await sweepAt(on(addDays(dueOn, 30)))).toBe(1);
    expect(await received()).toHaveLength(1);
    await db.collection('inspection_reports').doc(reportId).update({ 'reminder.state': 'waiting' });
    await db.recursiveDelete(db.collection('mail'));
    expect(await sweepAt(on(addDays(dueOn, 31)))).toBe(0);
    expect(await reminderOf(reportId)).toBe('late');
  });

  it('that could not be sent for 30 days is dropped', async () => {
    await reported();
    await queueAt(on(dueOn));
    await sendAt(on(addDays(dueOn, 31)));
    expect(await received()).toEqual([]);
    expect(await statesOfMails()).toEqual(['inspection_reminder DEAD']);
  });

  it.each([
    ['turned them off', { ...allOn.outreach, reminders: false }],
    ['gave no postal address', { ...allOn.outreach, postalAddress: '' }],
  ])('is neither queued nor sent if the owner %s', async (_what, outreach) => {
    await reported();
    const off = { ...allOn, outreach };
    expect(await sweepAt(on(dueOn), off)).toBe(0);
    expect(await queueAt(on(dueOn))).toBe(1);
    await sendAt(on(dueOn), off);
    expect(await received()).toEqual([]);
  });
});

describe('the quiet hours', () => {
  it('nothing is queued in them', async () => {
    await reported();
    expect(await sweepAt(on(dueOn, '20:00'))).toBe(0);
    expect(await sweepAt(on(addDays(dueOn, 1), '07:59'))).toBe(0);
    expect(await sweepAt(on(addDays(dueOn, 1), '08:00'))).toBe(1);
    expect(await received()).toHaveLength(1);
  });

  it.each([
    ['an ordinary night', dueOn],
    // 2 AM becomes 3 AM, or 1 AM, on the day after.
    ['the night in which the clocks go forward', '2027-03-13'],
    ['the night in which they go back', '2027-11-06'],
  ])('an email that is due in %s waits until 8 AM', async (_what, evening) => {
    const morning = addDays(evening, 1);
    await reported({
      report: { reminder: { due_on: evening, source: 'findings', state: 'waiting', at: null } },
    });
    expect(await queueAt(on(evening, '19:59'))).toBe(1);
    for (const [date, time] of [
      [evening, '20:00'],
      [evening, '23:30'],
      [morning, '01:30'],
      [morning, '03:30'],
      [morning, '07:59'],
    ] as const) {
      await sendAt(on(date, time));
      expect(await received()).toEqual([]);
    }
    expect(await statesOfMails()).toEqual(['inspection_reminder RETRY']);
    await sendAt(on(morning, '08:00'));
    expect(await received()).toHaveLength(1);
  });
});

describe('a review request', () => {
  const openedOn = addDays(inspected, 1);
  const opened = on(openedOn);
  const days = (count: number) => new Date(opened.getTime() + count * 86_400_000);
  /** Without a reminder, and opened by the client. */
  async function readReport(wanted: Wanted = {}) {
    const made = await reported({ ...wanted, report: { reminder: null, ...wanted.report } });
    await recordOpening(made.reportId, opened);
    return made;
  }

  it('is sent two days after the first opening, once, whatever was found', async () => {
    const { reportId } = await readReport();
    await recordOpening(reportId, days(1));
    expect(await sweepAt(days(1.99))).toBe(0);
    expect(await sweepAt(days(2))).toBe(1);
    for (const count of [2, 3, 30, 100, 200]) expect(await sweepAt(days(count))).toBe(0);
    const [mail, ...others] = await received();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('How did we do?');
    expect(mail?.html).toContain(`href="${reviewUrl}"`);
    expect(mail?.text).toContain(postalAddress);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('says the same to every client', async () => {
    const texts: string[] = [];
    for (const severity of ['none', 'high'] as const) {
      email = `client-${severity}-${randomUUID().slice(0, 4)}@example.com`;
      const form = {
        ...newReportForm(inspected),
        clientName: 'Dana Whitlock',
        clientEmail: email,
        propertyAddress: '12 Main St, Akron, OH 44606',
        summary: severity,
        findings: [findingOf({ severity })],
      };
      await readReport({ report: toReportRecord(form) });
      await sweepAt(days(2));
      const [mail] = await received();
      texts.push(mail?.text.replace(/\/emails\/\w+/, '') ?? '');
    }
    expect(texts[0]).not.toBe('');
    expect(texts[0]).toBe(texts[1]);
  });

  it('is not sent before the client has opened the report', async () => {
    await reported({ report: { reminder: null } });
    expect(await sweepAt(days(10))).toBe(0);
  });

  it('an opening while it is unpaid doesn’t count, and an undone payment holds it', async () => {
    const { jobId, reportId } = await readReport({ job: { payment_state: 'unpaid' } });
    expect(await sweepAt(days(3))).toBe(0);
    const job = db.collection('bookings').doc(jobId);
    await job.update({ payment_state: 'paid' });
    expect(await sweepAt(days(3))).toBe(0);
    await recordOpening(reportId, days(4));
    await job.update({ payment_state: 'unpaid' });
    expect(await sweepAt(days(7))).toBe(0);
    await job.update({ payment_state: 'paid' });
    expect(await sweepAt(days(8))).toBe(1);
    expect(await received()).toHaveLength(1);
  });

  it('is not sent if the payment was undone while it was queued', async () => {
    const { jobId } = await readReport();
    await queueAt(days(2));
    await db.collection('bookings').doc(jobId).update({ payment_state: 'unpaid' });
    await sendAt(days(2.001));
    expect(await received()).toEqual([]);
  });

  it('is sent once to a person with several jobs, however many sweepers run', async () => {
    const made = [await readReport(), await readReport(), await readReport()];
    const queued = await Promise.all([1, 2, 3].map(() => queueAt(days(2))));
    expect(queued.reduce((sum, count) => sum + count)).toBe(1);
    await sendAt(days(2));
    expect(await received()).toHaveLength(1);
    const states = await Promise.all(made.map(({ reportId }) => reviewOf(reportId)));
    expect(states.toSorted()).toEqual(['queued', 'skipped', 'skipped']);
  });

  it('counts the person’s other spellings, and asks again after 90 days', async () => {
    const own = email;
    await readReport();
    await sweepAt(days(2));
    const write = async (at: number) => {
      const made = await reported({ report: { reminder: null, created_at: days(at) } });
      await recordOpening(made.reportId, days(at));
      return made;
    };
    email = own.replace('@', '+second@');
    const second = await write(80);
    await sweepAt(days(91.9));
    expect(await reviewOf(second.reportId)).toBe('skipped');
    const third = await write(90.1);
    await sweepAt(days(92.2));
    expect(await reviewOf(third.reportId)).toBe('queued');
  });

  it.each([
    ['unsubscribed', () => unsubscribe(preferencesIdOf(email), days(1))],
    [
      'marked an email as spam',
      () =>
        db
          .collection('contact_preferences')
          .doc(preferencesIdOf(email))
          .set({ email: { optional: 'stopped', source: 'spam-report', at: days(1) } }),
    ],
  ])('is not sent to a person who %s, before or after it was queued', async (_what, stop) => {
    const first = await readReport();
    await queueAt(days(2));
    await stop();
    await sendAt(days(2.001));
    expect(await received()).toEqual([]);
    expect(await reviewOf(first.reportId)).toBe('queued');
    await db.collection('contact_preferences').doc(preferencesIdOf(email)).update({ review_asked_at: null });
    const second = await readReport();
    expect(await sweepAt(days(3))).toBe(0);
    expect(await reviewOf(second.reportId)).toBe('skipped');
  });

  it('waits for the morning, like a reminder', async () => {
    const made = await reported({ report: { reminder: null } });
    await recordOpening(made.reportId, on(openedOn, '21:00'));
    expect(await sweepAt(on(addDays(openedOn, 2), '21:00'))).toBe(0);
    expect(await sweepAt(on(addDays(openedOn, 3), '08:00'))).toBe(1);
  });

  it('is not sent without a page for reviews', async () => {
    await readReport();
    const without = { ...allOn, contact: { ...allOn.contact, reviewUrl: null } };
    expect(await sweepAt(days(2), without)).toBe(0);
    expect(await queueAt(days(2))).toBe(1);
    await sendAt(days(2), without);
    expect(await received()).toEqual([]);
  });
});
