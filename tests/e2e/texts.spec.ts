import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { getExpectedTwilioSignature } from '../../functions/node_modules/twilio/lib/webhooks/webhooks';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { toE164 } from '@domain/contact/phone';
import { collections } from '@domain/firestore/paths';
import { customerAddress } from '@domain/office/customer-address';
import { textOptIn } from '@domain/text-message/text-opt-in';
import { calendarDateIn } from '@domain/time/calendar-date';
import { localServices } from '../../tools/admin/local-services';
import { localTextToken } from '../../tools/backend/environment/local-text-service';
import { callProduct } from '../../tools/demo/call-product';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { addresses } from '../../tools/testing/screens/addresses';
import { mailsTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openOffice, openPhone } from '../../tools/testing/screens/people';
import { requestForm } from '../../tools/testing/screens/request-form';
import { usualService } from '../../tools/testing/usual-service';
import { asOffice } from './support/as-office';
import { expectAccessible } from './support/expect-accessible';
import { releaseMailsAbout } from './support/release-mails';
import { test } from './support/test';

/** Other tests' clients share a number, which must not have agreed to anything. */
const person = { ...newPerson(), phone: `312555${randomInt(1_000, 10_000)}` };
const number = toE164(person.phone) ?? '';

const records = (name: string) => localServices().firestore.collection(name);

/** Accepts the only request of the person, for today. */
async function acceptForToday() {
  const [lead] = (await records(collections.leads).where('email', '==', person.email).get()).docs;
  const request = {
    leadId: lead?.id ?? '',
    scheduled_date: nextWeek(),
    scheduled_time: '10:00',
    confirmed_taken: true as const,
    total_price: usualService.price,
    idempotencyKey: randomUUID(),
  };
  const { bookingId } = await callProduct('office-request-accept', request, await asOffice());
  const job = records(collections.bookings).doc(bookingId);
  await job.update({ scheduled_date: calendarDateIn(business.timeZone, new Date()) });
  return { bookingId, customerId: (await job.get()).get('customer_id') as string };
}

/** The inspector is on the way, and Undo of that expires. @returns the texts to the phone. */
async function textsAfterNotice(bookingId: string) {
  await callProduct(
    'office-arrival-tell',
    { bookingId, notice: 'on_my_way', minutes: 30, waitedSeconds: 0, idempotencyKey: randomUUID() },
    await asOffice(),
  );
  await releaseMailsAbout(bookingId);
  return mailsTo(number);
}

/** The client texts us, as Twilio passes it on. */
async function reply(body: string): Promise<void> {
  const url = `${addresses.site}${routes.texts}/incoming`;
  const fields = { MessageSid: `SM${randomUUID().replaceAll('-', '')}`, From: number, Body: body };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': getExpectedTwilioSignature(localTextToken, url, fields) },
    body: new URLSearchParams(fields),
  });
  expect(response.status).toBe(200);
}

const choiceIn = (office: Page) => office.getByRole('listitem').filter({ hasText: /^Text messages:/ });

test('a client agrees to texts on the form, and ends and begins them from the phone', async ({ browser }) => {
  const phone = await (await openPhone(browser)).newPage();
  await phone.goto('/');
  const form = requestForm(phone);
  await form.form.scrollIntoViewIfNeeded();
  await form.fill(person);
  const box = form.form.getByRole('checkbox', { name: textOptIn.label });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(/STOP/);
  await box.check();
  await form.submit.click();
  await phone.waitForURL(`**${routes.thankYou}`);

  const { bookingId, customerId } = await acceptForToday();
  const office = await openOffice(browser);
  await office.goto(customerAddress(customerId));
  const choice = choiceIn(office);
  await expect(choice).toContainText(/^Text messages: on.* on the booking form/);
  const first = await textsAfterNotice(bookingId);
  expect(first.map(({ text }) => text)).toEqual([
    expect.stringMatching(/Your inspector is on the way .* Reply STOP to stop texts\.$/),
  ]);

  await reply('STOP');
  await expect(choice).toContainText(/^Text messages: off.*they texted STOP/);
  await expect(choice.getByRole('button')).toHaveCount(0);
  await expectAccessible(office);

  await reply('START');
  await expect(choice).toContainText(/^Text messages: on.*by text message/);
  await expect(choice.getByRole('button', { name: 'Turn off: Text messages' })).toBeVisible();
});
