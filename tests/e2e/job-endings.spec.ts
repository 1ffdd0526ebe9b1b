import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { callProduct } from '../../tools/demo/call-product';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openOffice, openPhone, type Person } from '../../tools/testing/screens/people';
import { newAgent, type Agent } from '../../tools/testing/screens/referral-form';
import { asOffice } from './support/as-office';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { dialogButton, foundAddress, menuItem, rowButton, rowOf } from './support/office';
import { refer } from './support/refer';
import { approvalTo, releaseMailsAbout } from './support/release-mails';
import { test } from './support/test';

/** A referred job whose appointment is over. */
async function pastJob(person: Person, agent: Agent) {
  const referralId = await refer(person, {
    agentName: agent.name,
    agentEmail: agent.email,
    agentPhone: agent.phone,
  });
  const appointment = { scheduled_date: nextWeek(), scheduled_time: '10:00', total_price: 149 };
  const { bookingId } = await callProduct(
    'office-referral-accept',
    { referralId, as: 'booking', appointment, confirmed_taken: true, idempotencyKey: randomUUID() },
    await asOffice(),
  );
  if (bookingId === null) throw new Error('the referral led to no job');
  const job = localServices().firestore.collection(collections.bookings).doc(bookingId);
  await job.update({ scheduled_date: '2026-01-05' });
  return bookingId;
}

const endings = [
  {
    label: 'Cancelled late',
    told: 'this appointment was cancelled',
    subject: /^Cancelled: your sewer inspection/,
    closed: 'This appointment was cancelled',
  },
  {
    label: 'No-show',
    told: 'nobody was there to let us in',
    subject: /^We couldn’t do your sewer inspection/,
    closed: 'This inspection didn’t take place',
  },
  {
    label: 'Turned away at the door',
    told: 'we weren’t let in',
    subject: /^We couldn’t do your sewer inspection/,
    closed: 'This inspection didn’t take place',
  },
  {
    label: 'Could not be inspected',
    told: 'the sewer line couldn’t be inspected',
    subject: /^We couldn’t do your sewer inspection/,
    closed: 'This inspection didn’t take place',
  },
] as const;

for (const { label, told, subject, closed } of endings) {
  test(`${label}: the dialog says what is sent to whom, the client gets it, and the tracker reads Closed`, async ({
    browser,
  }) => {
    const [person, agent] = [newPerson(), newAgent()];
    const bookingId = await pastJob(person, agent);
    const { html } = await approvalTo(person);
    const key = /\?booking=([^"&]+)/.exec(html)?.[1] ?? '';
    const office = await openOffice(browser, foundAddress('jobs', person));
    const row = rowOf(office, person.name);
    await rowButton(row, 'More').click();
    await menuItem(office, 'End Without Inspection').click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('radio', { name: label }).check();
    await expect(dialog).toContainText(told);
    await expect(dialog).toContainText('There’s no charge.');
    await expect(dialog).toContainText('“Closed: ');
    await dialog.getByLabel(/^Reason/).fill('The gate was locked.');
    await dialogButton(office, 'End Job').dblclick();
    await expect(office.getByText('Job Ended')).toBeVisible();
    await expect(row.getByText(label, { exact: true })).toBeVisible();
    await expect(rowButton(row, 'Create Report')).toHaveCount(0);
    await expect(row).not.toContainText('Next:');

    await releaseMailsAbout(bookingId);
    const mail = await mailTo(person.email, subject);
    expect(mail.text.replace(/\s+/g, ' ')).toContain(told);
    const phone = await (await openPhone(browser)).newPage();
    await phone.goto(`${routes.questionnaire}?booking=${key}`);
    await expect(phone.getByRole('heading', { name: closed })).toBeVisible();
    await phone.goto(referralScreens.tracker);
    await phone.getByLabel('Your phone number').fill(agent.phone);
    await expect(phone.getByRole('list', { name: 'Your referrals' })).toContainText('Closed');
  });
}

test('an ending is undone from its toast, and the dialog fits every width', async ({ browser }) => {
  const person = newPerson();
  const bookingId = await pastJob(person, newAgent());
  const office = await openOffice(browser, foundAddress('jobs', person));
  const row = rowOf(office, person.name);
  await office.getByRole('button', { name: person.name, exact: true }).focus();
  await office.keyboard.press('n');
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No-show' }).check();
  await expectAccessible(office, [390, 820, 1440]);
  await expectNothingWider(office);
  await dialog.getByLabel(/^Reason/).fill('Nobody answered.');
  await dialogButton(office, 'End Job').click();
  await office.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(office.getByText(`${person.name}: scheduled again`)).toBeVisible();
  await expect(row.getByText('Scheduled', { exact: true })).toBeVisible();
  const mails = await localServices()
    .firestore.collection(collections.mail)
    .where('subject.id', '==', bookingId)
    .get();
  expect(mails.docs.map((mail) => mail.get('kind') as string)).not.toContain('inspection_not_done');
});
