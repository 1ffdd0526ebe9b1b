import { randomUUID } from 'node:crypto';
import { collections } from '@domain/firestore/paths';
import { logRetentionDays } from '@domain/security-log/clear-logs';
import { localServices } from '../admin/local-services';
import { usualService } from '../testing/usual-service';
import { callProduct } from './call-product';
import { clientInfo } from './client-info';
import { giveUpReminder } from './give-up-reminder';

const hourMs = 3_600_000;

/** More than the rate limit allows, so the last ones are refused. */
const robotTries = 5;

/**
 * Data for the Security tab: a bot whose requests the office deletes, an undeliverable email, and entries old
 * enough for Clear Old Logs.
 */
export async function createDemoSecurity(adminToken: string): Promise<void> {
  for (let index = 0; index < robotTries; index += 1) await sendAsRobot(adminToken);
  await giveUpMail();
  await logOldForms();
}

async function sendAsRobot(adminToken: string): Promise<void> {
  const from = '192.0.2.66';
  const data = {
    name: 'Qwerty Asdf',
    email: 'qwerty@example.com',
    phone: '(312) 555-0100',
    address: '1 Lorem St, Akron, OH 44601',
    service_type: usualService.title,
    scheduled_date: '',
    scheduled_time: '',
    special_instructions: 'Lorem ipsum dolor sit amet.',
  };
  // ignored: the limits may refuse it, which is part of the demonstration
  const sent = await callProduct(
    'secure-form-submission',
    { formType: 'booking', data, clientInfo: clientInfo(), idempotencyKey: randomUUID() },
    { from },
  ).catch(() => null);
  if (!sent) return;
  await callProduct(
    'office-request-delete',
    { leadId: sent.id, idempotencyKey: randomUUID() },
    { from, idToken: adminToken },
  );
}

async function giveUpMail(): Promise<void> {
  const jobs = await localServices()
    .firestore.collection(collections.bookings)
    .where('status', '==', 'scheduled')
    .limit(2)
    .get();
  const reasons = ['provider:401', 'provider:503'];
  for (const [index, { id }] of jobs.docs.entries()) {
    await giveUpReminder(id, reasons[index] ?? '', new Date(Date.now() - (index * 5 + 2) * hourMs));
  }
}

async function logOldForms(): Promise<void> {
  const { firestore } = localServices();
  const names = ['Hollis Grant', 'Yara Montoya', 'Petra Lund'];
  for (const [index, name] of names.entries()) {
    await firestore
      .collection(collections.formSubmissionsLog)
      .doc()
      .set({
        form_type: 'booking',
        client_ip: `${index + 1}`.repeat(32),
        user_id: null,
        submitted_data: { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com` },
        created_at: new Date(Date.now() - (logRetentionDays + 3 + index) * 24 * hourMs),
        suspicious: false,
      });
  }
}
