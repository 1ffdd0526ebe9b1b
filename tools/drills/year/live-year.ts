import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { reminderOf } from '@domain/outreach/report-reminder';
import { newReportForm } from '@domain/report/report-form';
import { toReportRecord } from '@domain/report/report-record';
import { findingOf } from '@domain/report/testing/finding-of';
import { activeServices } from '@domain/settings/offered-services';
import type { Settings } from '@domain/settings/settings';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { instantOf } from '@domain/time/zoned-instant';
import { buildCustomer } from '../../testing/factories/build-customer';
import { buildJob } from '../../testing/factories/build-job';
import { buildRequest } from '../../testing/factories/build-request';
import { buildStoredReport } from '../../testing/factories/build-stored-report';
import { newKey } from '../../testing/factories/new-key';
import { toDocument } from '../../testing/factories/to-document';
import { adminToken } from '../calls/caller-token';
import { askUntilAnswered } from '../project/ask-until-answered';
import type { Happening, Inspection } from './plan-year';
import type * as Modules from './year-modules';

export interface Living {
  readonly db: Firestore;
  readonly modules: typeof Modules;
  /** Of the functions, which take the office's calls. */
  readonly url: string;
  readonly settings: Settings;
  /** The key of each inspection's report. */
  readonly keys: Map<string, string>;
}

/** Local time of the business. */
export const instant = (on: CalendarDate, at: string) => instantOf(on, at, business.timeZone);

/** Lets something happen as the product does it: by its calls and its functions. */
export async function live(living: Living, { on, at, does }: Happening): Promise<void> {
  const { db, modules } = living;
  const now = instant(on, at);
  switch (does.kind) {
    case 'report':
      return report(living, does.inspection);
    case 'pay':
    case 'again':
    case 'waive':
      return pay(living, does.inspection, { waived: does.kind === 'waive', now });
    case 'correct':
      return correct(living, does.inspection);
    case 'open':
      // As the page's route: a link that was revoked opens nothing.
      if ((await keyOf(living, does.inspection)).get('revoked_at') === null)
        await modules.recordOpening(does.inspection.id, now);
      return;
    case 'decline':
      return modules.declineReminder(does.inspection.id, now);
    case 'revoke':
      await (await keyOf(living, does.inspection)).ref.update({ revoked_at: now });
      return;
    case 'book':
      return book(living, does.inspection, on);
    case 'ask': {
      const { person: email, address } = does.inspection;
      const request = buildRequest({ email, address, created_at: now.toISOString() });
      await db.collection('leads').doc(request.id).set(toDocument(request));
      return;
    }
    case 'unsubscribe':
      return modules.unsubscribe(modules.preferencesIdOf(does.person), now);
    case 'allow-reminders':
    case 'allow-reviews': {
      const choice = does.kind === 'allow-reminders' ? 'reminder' : 'review';
      await office(living, 'office-contact-choose', { email: does.person, choice, wanted: 'allowed' });
    }
  }
}

const keyOf = ({ db, keys }: Living, { id }: Inspection) =>
  db
    .collection('access_links')
    .doc(keys.get(id) ?? '')
    .get();

async function office({ url }: Living, name: string, data: object): Promise<void> {
  const idempotencyKey = randomUUID();
  await askUntilAnswered(url, {
    name,
    data: { ...data, idempotencyKey },
    from: '2001:db8::1',
    idToken: adminToken(),
  });
}

async function report({ db, modules, settings, keys }: Living, inspected: Inspection): Promise<void> {
  const { id, person: email, address, date, months, yearly } = inspected;
  const created = instant(date, '05:00');
  const customer = buildCustomer({ email, address });
  const propertyId = modules.propertyIdOf(address);
  const service = activeServices(settings.services).find(({ compares }) => (compares === 'year') === yearly);
  const job = buildJob({
    ...{ id: `job-of-${id}`, customer, property_id: propertyId, status: 'completed' },
    ...{ scheduled_date: date, created_at: created.toISOString() },
    service_type: service?.title ?? '',
  });
  const recommendation =
    months === null ? '' : `Have the line scoped again in ${months} ${months === 1 ? 'month' : 'months'}.`;
  const form = {
    ...newReportForm(date),
    clientName: customer.name,
    clientEmail: email,
    propertyAddress: address,
    sewerScopeType: service?.title ?? '',
    summary: 'Watch the joint.',
    findings: [findingOf({ mainProblem: 'Offset joint', recommendation })],
  };
  const key = newKey();
  keys.set(id, key);
  await Promise.all([
    db.collection('bookings').doc(job.id).set(toDocument(job)),
    db
      .collection('inspection_reports')
      .doc(id)
      .set(
        buildStoredReport({
          ...toReportRecord(form),
          booking_id: job.id,
          property_id: propertyId,
          created_at: created,
          reminder: reminderOf(form, settings.services),
        }),
      ),
    db
      .collection('access_links')
      .doc(key)
      .set({
        kind: 'report',
        subject: id,
        scopes: ['report'],
        created_at: created,
        expires_at: instant(addDays(date, 730), '05:00'),
        revoked_at: null,
      }),
  ]);
}

async function pay(
  living: Living,
  { id }: Inspection,
  { waived, now }: { readonly waived: boolean; readonly now: Date },
): Promise<void> {
  const job = living.db.collection('bookings').doc(`job-of-${id}`);
  if ((await job.get()).get('payment_state') !== 'unpaid') return;
  const settlement = waived
    ? { state: 'waived', method: '', note: 'For a friend' }
    : { state: 'paid', method: 'check', note: '' };
  await office(living, 'office-job-payment', { bookingId: job.id, ...settlement });
  await living.modules.sweepHeldPayments(now);
}

async function correct(living: Living, { id }: Inspection): Promise<void> {
  const job = await living.db.collection('bookings').doc(`job-of-${id}`).get();
  if (job.get('payment_state') === 'unpaid') return;
  const recordedAt = (job.get('payment.at') as { toDate: () => Date }).toDate().toISOString();
  const data = { record: 'job', id: job.id, recordedAt, reason: 'Another job was meant.' };
  await office(living, 'office-payment-correct', data);
}

async function book(
  { db, modules }: Living,
  { address, person }: Inspection,
  on: CalendarDate,
): Promise<void> {
  const job = buildJob({
    customer: buildCustomer({ email: person, address }),
    property_id: modules.propertyIdOf(address),
    scheduled_date: addDays(on, 3),
  });
  await db.collection('bookings').doc(job.id).set(toDocument(job));
}
