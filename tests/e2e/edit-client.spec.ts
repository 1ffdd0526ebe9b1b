import { expect } from '@playwright/test';
import { formLinks, routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { usualService } from '../../tools/testing/usual-service';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { dialogButton, foundAddress, menuItem, rowButton, rowOf } from './support/office';
import { mailsTo, mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openDesktop, openOffice } from '../../tools/testing/screens/people';
import { mailedCode, portalLogin, signInToPortal } from '../../tools/testing/screens/portal';
import { approvalTo } from './support/release-mails';
import { test } from './support/test';

test('a mistyped email is put right from the job: mails and portal follow, the old address opens nothing', async ({
  browser,
}) => {
  const person = newPerson();
  // Wider than a phone.
  const wrong = { ...person, email: `robin.castellan.of.quail.run.${person.email}` };
  const right = { ...wrong, email: newPerson().email };
  const { key, bookingId } = await acceptedJob(wrong);
  await approvalTo(wrong);
  const customerId = await customerOf(bookingId);
  const stranger = await (await openDesktop(browser)).newPage();
  await stranger.goto(routes.customerPortal);
  const login = portalLogin(stranger);
  await login.ask(wrong.email);
  const earlierCode = await mailedCode(wrong);
  const office = await openOffice(browser, foundAddress('jobs', wrong));
  await rowButton(rowOf(office, wrong.name), 'More').click();
  await menuItem(office, 'Edit Client').click();
  const dialog = office.getByRole('dialog', { name: 'Edit client' });
  await dialog.getByLabel(/^Email/).fill('nobody');
  await dialogButton(office, 'Save client').click();
  await expect(dialog.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await dialog.getByLabel(/^Email/).fill(right.email);
  await expect(dialog).toContainText(`${wrong.email} loses access`);
  await expectAccessible(office);
  await office.setViewportSize({ width: 390, height: 844 });
  const scroller = dialog.locator('.MuiDialogContent-root');
  expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await office.setViewportSize({ width: 1440, height: 900 });
  await dialogButton(office, 'Save client').click();
  await expect(office.getByText('Client Saved')).toBeVisible();
  await expect(dialog).toBeHidden();

  const mail = await mailTo(right.email, /Your sewer inspection on/);
  expect(mail.text).not.toContain(key);
  const client = await (await openDesktop(browser)).newPage();
  await client.goto(`${formLinks[0]?.path ?? ''}?booking=${key}`);
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(client.getByRole('textbox')).toHaveCount(0);

  await signInToPortal(client, right);
  await expect(client.getByRole('article', { name: usualService.title })).toBeVisible();

  // The code that was mailed before is right, and still opens nothing.
  await login.code.fill(earlierCode);
  await login.signIn.click();
  await expect(stranger.getByRole('alert').filter({ hasText: 'Customer not found' })).toBeVisible();

  // Its last step removes whatever the old address has of the portal, also a request made meanwhile.
  const { firestore } = localServices();
  const edits = firestore.collection(collections.customerEdits).where('from', '==', customerId);
  const states = async () => (await edits.get()).docs.map((each) => each.get('state') as string);
  await expect.poll(states, { message: 'the correction done' }).toEqual(['DONE']);

  const before = (await mailsTo(wrong.email)).length;
  await stranger.getByRole('button', { name: 'Use another address' }).click();
  await login.ask(wrong.email);
  const asked = firestore.collection(collections.loginRequests).where('customer_id', '==', customerId);
  const lookedUp = async () => (await asked.get()).docs.map((each) => each.get('known') as boolean | null);
  await expect.poll(lookedUp, { message: 'the address looked up' }).toEqual([false]);
  const [request] = (await asked.get()).docs;
  const codes = firestore.collection(collections.mail).where('subject.id', '==', request?.id);
  expect((await codes.get()).size).toBe(0);
  expect(await mailsTo(wrong.email)).toHaveLength(before);
});

async function customerOf(bookingId: string): Promise<string> {
  const job = await localServices().firestore.collection(collections.bookings).doc(bookingId).get();
  return job.get('customer_id') as string;
}
