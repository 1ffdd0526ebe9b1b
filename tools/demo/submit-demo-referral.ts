import { randomUUID } from 'node:crypto';
import { business } from '@domain/business/business';
import type { AcceptReferral } from '@domain/referral/referral-calls';
import { factorySettings } from '@domain/settings/factory-settings';
import { initialPrice, referralServiceTitle } from '@domain/settings/offered-services';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { letUndoExpire } from '../admin/let-undo-expire';
import { addresses } from '../backend/addresses';
import { callProduct } from './call-product';
import { clientInfo } from './client-info';
import type { DemoReferral } from './demo-referrals';

interface Sender {
  /** The network address of the referral. */
  readonly from: string;
  readonly adminToken: string;
}

/** Submits one referral and runs the office's actions on it. */
export async function submitDemoReferral(
  { submission, outcome }: DemoReferral,
  { from, adminToken }: Sender,
): Promise<void> {
  const asAdmin = { from, idToken: adminToken };
  const once = () => ({ idempotencyKey: randomUUID() });
  const data = { ...submission, deviceKey: randomUUID() };
  const { id: referralId } = await callProduct(
    'client-referral-submit',
    { formType: 'referral', data, clientInfo: clientInfo(), ...once() },
    { from },
  );
  if (!outcome) return;
  if (outcome === 'forms-sent') {
    const { clientName: name, clientEmail: email } = submission;
    await callProduct(
      'office-forms-send',
      { source: 'referral', sourceId: referralId, name, email, ...once() },
      asAdmin,
    );
    return;
  }
  if (outcome === 'request' || outcome === 'declined') {
    // The schema's type cannot express that a request has no appointment.
    const asRequest = { referralId, as: 'lead', ...once() } as AcceptReferral;
    const { leadId } = await callProduct('office-referral-accept', asRequest, asAdmin);
    if (outcome === 'declined')
      await callProduct('office-request-decline', { leadId: leadId ?? '', ...once() }, asAdmin);
    return;
  }
  const today = calendarDateIn(business.timeZone, new Date());
  const appointment = {
    scheduled_date: outcome === 'scheduled' ? addDays(today, 5) : today,
    scheduled_time: outcome === 'scheduled' ? '14:00' : '10:00',
    total_price: initialPrice(factorySettings.services, referralServiceTitle),
  };
  const accepted = await callProduct(
    'office-referral-accept',
    { referralId, as: 'booking', appointment, confirmed_past: true, confirmed_taken: true, ...once() },
    asAdmin,
  );
  if (outcome === 'scheduled') return;
  const bookingId = accepted.bookingId ?? '';
  for (const status of ['in_progress', 'completed'] as const) {
    await callProduct('office-job-status', { bookingId, status, ...once() }, asAdmin);
  }
  await callProduct(
    'office-job-payment',
    { bookingId, state: 'paid', method: 'card', note: '', ...once() },
    asAdmin,
  );
  await letUndoExpire(addresses.functions);
  if (outcome === 'reward-paid') {
    const note = 'Sent by payment app to the number on file.';
    await callProduct(
      'office-reward-settle',
      { rewardId: referralId, state: 'paid', note, ...once() },
      asAdmin,
    );
  }
}
