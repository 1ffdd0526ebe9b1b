import { expect, type Page } from '@playwright/test';
import { dollars } from '@domain/text/dollars';
import { foundAddress } from '@domain/office/list-view';
import { submitDemoForms } from '../../tools/demo/submit-demo-forms';
import { everyUse } from '../../tools/demo/demo-forms';
import { newAddress } from '../../tools/testing/factories/new-address';
import { newPerson, openOffice, openOnPhone } from '../../tools/testing/screens/people';
import { usualService } from '../../tools/testing/usual-service';
import { book } from './support/book';
import { deleteJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { popupWithPdf } from './support/popup-with-pdf';
import { refer } from './support/refer';
import { reportedJob } from './support/report';
import { test } from './support/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const hits = (page: Page, kind: string) =>
  page.getByRole('group', { name: kind, exact: true }).getByRole('option');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a customer is found from anywhere in one search, and everything opens from their page', async ({
  browser,
}) => {
  const person = newPerson();
  const mark = person.name.split(' ').at(-1) ?? '';
  const job = await reportedJob(person);
  await submitDemoForms(
    { agreement: true, mediaRelease: everyUse },
    { key: job.key, name: person.name, from: newAddress() },
  );
  await book(person);
  await refer(person);

  // On another tab, which has the focus.
  const office = await openOffice(browser);
  await office.getByRole('tab', { name: 'Dashboard' }).click();
  await office.keyboard.press('/');
  await expect(field(office)).toBeFocused();
  await office.keyboard.type(mark);
  await expect(hits(office, 'Customers')).toContainText(person.email);
  await expect(hits(office, 'Requests').first()).toContainText('New');
  await expect(hits(office, 'Referrals')).toContainText('Waiting for you');
  await expect(hits(office, 'Jobs')).toContainText('Completed');
  await expect(hits(office, 'Reports')).toContainText('Not sent');
  await expectAccessible(office);
  await field(office).focus();
  await office.keyboard.press('Enter');

  const title = office.getByRole('heading', { level: 1, name: person.name });
  await expect(title).toBeFocused();
  const customerPage = office.url();
  await expect(section(office, 'Contact')).toContainText(person.email);
  await expect(section(office, 'Addresses')).toContainText('On file, Job, Request, Referral');
  await expect(section(office, 'Payments')).toContainText(`${dollars(usualService.price)} outstanding`);
  await expect(section(office, 'Reports')).toContainText(`Unpaid, ${dollars(usualService.price)}`);
  await expect(section(office, 'Requests').getByRole('listitem')).toHaveCount(2);
  await expect(section(office, 'Referrals')).toContainText('Referred by');
  await expect(section(office, 'Emails')).toContainText('Appointment and forms');
  await expect(section(office, 'Notes')).toContainText('Referral from');
  const pdf = section(office, 'Documents').getByRole('button', { name: /^Open PDF: Inspection agreement/ });
  await expect(pdf).toBeVisible();
  await popupWithPdf(office, () => pdf.click());
  await expectAccessible(office, [390, 820, 1440]);
  await expectNothingWider(office);

  await section(office, 'Jobs').getByRole('link').first().click();
  await expect(office.getByRole('button', { name: person.name, exact: true })).toBeFocused();
  await expect(office.getByText('Showing one job.')).toBeVisible();
  // What a client reads out on the phone.
  const reference = office.getByRole('region', { name: /: details$/ }).getByText(/^\w{3}-\w{3}$/);
  const spoken = await reference.innerText();
  await office.keyboard.press('/');
  await office.keyboard.type(spoken.toLowerCase());
  await expect(hits(office, 'Jobs').filter({ hasText: person.name })).toHaveCount(1);
  await office.keyboard.press('Escape');
  await office.getByRole('link', { name: 'Open customer page' }).click();
  await expect(office).toHaveURL(customerPage);
  await office.goBack();
  await office.goBack();
  await expect(title).toBeVisible();

  await office.getByRole('button', { name: 'Edit Client' }).click();
  const dialog = office.getByRole('dialog', { name: 'Edit client' });
  const email = `moved-${person.email}`;
  await dialog.getByLabel(/^Email/).fill(email);
  await dialog.getByRole('button', { name: 'Save client' }).click();
  await expect(office.getByText('Client Saved')).toBeVisible();
  // A corrected email address moves the customer to another record, and the page goes along.
  await expect(office).not.toHaveURL(customerPage);
  await expect(section(office, 'Contact')).toContainText(email);
});

test('search works on a phone and offline, and a deleted job says so', async ({ browser }) => {
  const person = newPerson();
  const { bookingId, reportId } = await reportedJob(person);
  const desk = await openOffice(browser);
  const phone = await openOnPhone(browser, desk);
  await phone.goto('/admin');
  const search = phone.getByRole('button', { name: 'Search everything' });
  await search.tap();
  await field(phone).fill(reportId.slice(0, 8));
  await hits(phone, 'Reports').tap();
  await expect(phone.getByRole('heading', { name: 'Report you opened' })).toBeFocused();
  await expect(section(phone, 'Report you opened')).toContainText(person.name);
  await search.tap();
  await field(phone).fill(person.email);
  await expect(hits(phone, 'Jobs')).toHaveCount(1);
  await expectAccessible(phone);
  await expectNothingWider(phone);
  await hits(phone, 'Jobs').tap();
  const details = phone.getByRole('dialog', { name: 'Inspection jobs: details' });
  await expect(details.getByRole('heading', { name: person.name })).toBeVisible();
  await phone.getByRole('button', { name: 'Close details' }).tap();

  await phone.context().setOffline(true);
  await search.tap();
  await field(phone).fill(person.email);
  await expect(phone.getByText(/found on this device\. We can’t reach the server/)).toBeVisible();
  await expect(hits(phone, 'Jobs')).toHaveCount(1);
  await phone.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await phone.context().setOffline(false);

  await deleteJob(bookingId);
  await expect(phone.getByText('This job no longer exists')).toBeVisible();
  await desk.goto(foundAddress('jobs', bookingId));
  await expect(desk.getByText('This job no longer exists')).toBeVisible();
  await desk.goto('/admin?customer=nosuchcustomer');
  await expect(desk.getByText('This customer is no longer here')).toBeVisible();
  await desk.getByRole('tab', { name: 'Workflow' }).click();
  await expect(desk.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();
});
