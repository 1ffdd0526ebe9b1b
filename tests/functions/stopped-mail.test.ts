import { randomUUID } from 'node:crypto';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { business } from '@domain/business/business';
import type { MailKind } from '@domain/mail/mail-state';
import type * as Deliver from '../../functions/src/mail/deliver-mail';
import type * as Events from '../../functions/src/mail/events/take-mail-event';
import type * as Intent from '../../functions/src/records/mail/write-mail-intent';
import { startProvider, type Provider } from '../../tools/mailbox/start-provider';
import { buildCustomer } from '../../tools/testing/factories/build-customer';
import { buildJob } from '../../tools/testing/factories/build-job';
import { inProcessEnvironment } from './support/in-process';
import { mailsTo } from './support/mailbox';
import { storeLinkedJob } from './support/store-linked-job';

let provider: Provider;
let db: Firestore;
let deliverMail: typeof Deliver.deliverMail;
let takeMailEvent: typeof Events.takeMailEvent;
let writeMailIntent: typeof Intent.writeMailIntent;

beforeAll(async () => {
  provider = await startProvider();
  // The sender reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment(provider.url));
  ({ deliverMail } = await import('../../functions/src/mail/deliver-mail'));
  ({ takeMailEvent } = await import('../../functions/src/mail/events/take-mail-event'));
  ({ writeMailIntent } = await import('../../functions/src/records/mail/write-mail-intent'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => provider.stop());

let email: string;
let jobId: string;

/** A client with an appointment and an access link, whose forms are missing. */
beforeEach(async () => {
  email = `client-${randomUUID().slice(0, 8)}@example.com`;
  const customer = buildCustomer({ email });
  const today = calendarDateIn(business.timeZone, new Date());
  const job = buildJob({ customer, customer_id: customer.id, scheduled_date: addDays(today, 3) });
  jobId = job.id;
  await storeLinkedJob(db, job);
});

/** Queues an email about the job. */
function queue(kind: MailKind): Promise<string> {
  const subject = { collection: 'bookings' as const, id: jobId };
  return db.runTransaction((transaction) =>
    Promise.resolve(
      writeMailIntent(transaction, {
        kind,
        subject,
        recipient: email,
        now: new Date(),
        occasion: randomUUID(),
        direct: true,
      }),
    ),
  );
}

const complain = (mailId: string) =>
  takeMailEvent({ mailIds: [mailId], recipient: email, delivery: 'complained', at: new Date() });
const stored = async (mailId: string) => (await db.collection('mail').doc(mailId).get()).data() ?? {};
const sent = () => mailsTo(email, provider.url);
const formsMail = async () => (await db.collection('bookings').doc(jobId).get()).get('forms_mail') as unknown;

describe('after a recipient marked an email as spam', () => {
  let complained: string;
  beforeEach(async () => {
    complained = await queue('booking_approved');
    await deliverMail(complained);
  });

  it('an optional email is not sent, even if it was queued before, and its job shows why', async () => {
    const queued = await queue('forms_reminder');
    await complain(complained);
    await deliverMail(queued);
    expect(await sent()).toHaveLength(1);
    const mail = await stored(queued);
    const { preferences_id }: { preferences_id?: unknown } = await stored(complained);
    expect(mail).toMatchObject({ state: 'DEAD', last_error: null, gave_up_at: null, preferences_id });
    expect(mail.stopped_at).not.toBeNull();
    expect(await formsMail()).toEqual({
      mail_id: queued,
      state: 'failed',
      at: mail.stopped_at as Timestamp,
      reason: 'spam-report',
    });
  });

  it('a necessary one is sent, whatever the provider’s own list says', async () => {
    await complain(complained);
    const next = await queue('booking_approved');
    await deliverMail(next);
    expect((await stored(next)).state).toBe('SENT');
    expect((await sent()).map(({ despiteSpamReport }) => despiteSpamReport)).toEqual([true, true]);
  });

  it('optional email is sent again once the office allows it, whatever the provider’s own list says', async () => {
    await complain(complained);
    const { preferences_id: id } = await stored(complained);
    const allowed = { optional: 'allowed', source: 'office', at: new Date() };
    await db.collection('contact_preferences').doc(String(id)).update({ email: allowed });
    const reminder = await queue('forms_reminder');
    await deliverMail(reminder);
    expect((await stored(reminder)).state).toBe('SENT');
    expect((await sent())[0]?.despiteSpamReport).toBe(true);
  });
});

it('without a complaint an optional email is sent, unless the provider knows of one', async () => {
  const reminder = await queue('forms_reminder');
  await deliverMail(reminder);
  expect((await stored(reminder)).state).toBe('SENT');
  expect((await sent())[0]?.despiteSpamReport).toBe(false);
});
