import { reminderOf } from '@domain/outreach/report-reminder';
import { newReportForm } from '@domain/report/report-form';
import { toReportRecord } from '@domain/report/report-record';
import { findingOf } from '@domain/report/testing/finding-of';
import { activeServices } from '@domain/settings/offered-services';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { buildCustomer } from '../../testing/factories/build-customer';
import { buildJob } from '../../testing/factories/build-job';
import { buildRequest } from '../../testing/factories/build-request';
import { buildStoredReport } from '../../testing/factories/build-stored-report';
import { newKey } from '../../testing/factories/new-key';
import { toDocument } from '../../testing/factories/to-document';
import type { Happening, Inspection } from './happening';
import { payReward, refer, referralIdOf } from './live-referral';
import { liveVisit, textUs } from './live-visit';
import { instant, office, type Living } from './living';

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
    case 'reward':
      return payReward(living, does.inspection);
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
      return;
    }
    case 'schedule':
    case 'move':
    case 'cancel':
      return liveVisit(living, does, now);
    case 'stop':
    case 'start':
      return textUs(living, does);
  }
}

const keyOf = ({ db, keys }: Living, { id }: Inspection) =>
  db
    .collection('access_links')
    .doc(keys.get(id) ?? '')
    .get();

async function report(living: Living, inspected: Inspection): Promise<void> {
  const { db, modules, settings, keys } = living;
  const { id, person: email, phone, address, date, months, yearly, referral } = inspected;
  const created = instant(date, '05:00');
  const customer = buildCustomer({ email, phone, address });
  const propertyId = modules.propertyIdOf(address);
  const service = activeServices(settings.services).find(({ compares }) => (compares === 'year') === yearly);
  const job = buildJob({
    ...{ id: `job-of-${id}`, customer, property_id: propertyId, status: 'completed' },
    ...{ scheduled_date: date, created_at: created.toISOString() },
    service_type: service?.title ?? '',
    referral_id: referral && referralIdOf(inspected),
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
    refer(living, inspected, customer),
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
  { address, person, phone }: Inspection,
  on: CalendarDate,
): Promise<void> {
  const job = buildJob({
    customer: buildCustomer({ email: person, phone, address }),
    property_id: modules.propertyIdOf(address),
    scheduled_date: addDays(on, 3),
  });
  await db.collection('bookings').doc(job.id).set(toDocument(job));
}
