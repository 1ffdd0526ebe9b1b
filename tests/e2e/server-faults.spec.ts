import { expect, type Locator, type Page } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { localServices } from '../../tools/admin/local-services';
import { requestForm } from '../../tools/testing/screens/request-form';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { formAddress, signingForm } from './support/forms';
import { newPerson, openPhone } from '../../tools/testing/screens/people';
import { newAgent, referralForm } from '../../tools/testing/screens/referral-form';
import { breakCall } from './support/server-faults';
import { test } from './support/test';
import { wizard } from '../../tools/testing/screens/wizard';

// Each test takes one form through all its failures.

const onOurEnd = 'Not sent yet. Something went wrong on our end.';
const noAnswer = 'Not sent yet. Our server isn’t answering.';
const missedTitle = 'Sent, but without your last change.';
const unsentChanges = 'You’ve made changes that aren’t sent yet. They’re saved on this device.';
/** The chunk that registers the worker and starts the sender. */
const senderLoader = 'register-document';
const savedOffline = 'Saved on this device. We’ll send it as soon as you’re back online.';

/** Expects the reason and the number to call, and no mention of a connection. */
async function expectFault(within: Locator, sentence: string): Promise<void> {
  const notice = within
    .locator('div')
    .filter({ has: within.page().getByText(sentence, { exact: true }) })
    .last();
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(/We’ll keep trying to send|Press the button again/);
  await expect(notice).not.toContainText(/connection/);
  await expect(notice.getByRole('link', { name: phoneOf(factorySettings.contact).display })).toHaveAttribute(
    'href',
    `tel:${factorySettings.contact.phone}`,
  );
}

/** Expects the toast of a failed submission and closes it, so that the next one is another. */
async function expectToast(page: Page, ...texts: readonly string[]): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: texts.join('') });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
}

const documentsOf = async (collection: string, field: string, value: string) =>
  (await localServices().firestore.collection(collection).where(field, '==', value).get()).docs;

test('booking: a 500, a 502 page, and an abort say not sent yet, offline is saved, and every retry is the same request', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const call = await breakCall(context, 'secure-form-submission');
  const person = newPerson();
  const page = await context.newPage();
  await page.goto('/#booking');
  const form = requestForm(page);
  await form.fill(person);
  const failed = [
    'Submission Failed',
    'There was an error submitting your request. Please try again or call us directly.',
  ];

  call.fault = '500';
  await form.submit.click();
  await expectToast(page, ...failed);
  await expectFault(form.form, onOurEnd);
  await expect(form.name).toHaveValue(person.name);
  await expectAccessible(page);

  call.fault = '502';
  await form.note.fill('The gate code is 4417.');
  await form.submit.click();
  await expectToast(page, ...failed);
  await expectFault(form.form, onOurEnd);

  call.fault = 'aborted';
  await form.submit.click();
  await expectFault(form.form, noAnswer);
  await expect(page.getByRole('alert')).toBeHidden();

  await context.setOffline(true);
  await form.submit.click();
  await expect(form.form.getByText(savedOffline)).toBeVisible();
  await expect(form.form.getByText('Not sent yet')).toBeHidden();

  call.fault = null;
  await context.setOffline(false);
  await expect(form.form.getByText('Sent. We have your request.')).toBeVisible();
  const requests = await documentsOf(collections.leads, 'email', person.email);
  expect(requests.map((request) => request.get('special_instructions') as unknown)).toEqual([
    'The gate code is 4417.',
  ]);
});

test('booking: an edit typed after a failure and not submitted survives closing the tab, and is shown once the request is sent without it', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const call = await breakCall(context, 'secure-form-submission');
  const person = newPerson();
  const first = await context.newPage();
  await first.goto('/#booking');
  const pressed = requestForm(first);
  await pressed.fill(person);
  call.fault = '500';
  await pressed.submit.click();
  await expectFault(pressed.form, onOurEnd);
  const note = 'Please call before you come.';
  await pressed.note.fill(note);
  await expect(pressed.form.getByText(unsentChanges)).toBeVisible();
  await first.close();

  const page = await context.newPage();
  await page.goto('/#booking');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await expect(form.form.getByText(unsentChanges)).toBeVisible();
  await form.form.getByRole('button', { name: 'Open it' }).click();
  await expect(form.name).toHaveValue(person.name);
  await expect(form.note).toHaveValue(note);
  await expect(form.form.getByText(unsentChanges)).toBeVisible();
  await expectAccessible(page);

  // The connection comes back, and the submitted request is sent at once.
  await context.setOffline(true);
  call.fault = null;
  await context.setOffline(false);
  await expect(form.form.getByText(missedTitle)).toBeVisible();
  await expect(form.form.getByText(`You changed it to: ${note}`)).toBeVisible();
  await expect(form.form.getByText('We have: nothing')).toBeVisible();
  const requests = await documentsOf(collections.leads, 'email', person.email);
  expect(requests.map((request) => request.get('special_instructions') as unknown)).toEqual(['']);
});

test('booking: a page whose sender did not load sends what waits once the connection is back', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const call = await breakCall(context, 'secure-form-submission');
  const person = newPerson();
  const first = await context.newPage();
  await first.goto('/#booking');
  const pressed = requestForm(first);
  await pressed.fill(person);
  call.fault = '500';
  await pressed.submit.click();
  await expectFault(pressed.form, onOurEnd);
  await first.close();

  const page = await context.newPage();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(senderLoader));
  await page.route(`**/assets/${senderLoader}*`, (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto('/#booking');
  await failed;
  call.fault = null;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(async () => (await documentsOf(collections.leads, 'email', person.email)).length).toBe(1);
});

test('contact form: submitted again with an edit after a stored request’s response was lost, there is one request, and the edit is shown', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const call = await breakCall(context, 'secure-form-submission');
  const person = newPerson();
  const page = await context.newPage();
  await page.goto('/#contact');
  const form = requestForm(page, 'contact');
  await form.fill(person);
  call.fault = '500';
  await form.submit.click();
  await expectToast(page, 'Error', 'Failed to submit request. Please try again or call us directly.');
  await expectFault(form.form, onOurEnd);

  call.fault = 'lost';
  await form.submit.click();
  await expectFault(form.form, noAnswer);
  const requests = () => documentsOf(collections.leads, 'email', person.email);
  await expect.poll(async () => (await requests()).length).toBe(1);
  const note = 'Please call before you come.';
  call.worksWith = note;
  await form.note.fill(note);
  await form.submit.click();
  const missed = form.form.getByText(missedTitle);
  await expect(missed).toBeVisible();
  await expect(form.form.getByText(`You changed it to: ${note}`)).toBeVisible();
  await expect(form.form.getByText('We have: nothing')).toBeVisible();
  await expect(
    form.form.getByRole('link', { name: phoneOf(factorySettings.contact).display }).first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await requests()).map((request) => request.get('special_instructions') as unknown)).toEqual(['']);

  await page.reload();
  await form.form.scrollIntoViewIfNeeded();
  await expect(missed).toBeVisible();
  await form.form.getByRole('button', { name: 'OK, I’ve read it' }).click();
  await expect(missed).toBeHidden();
  expect(await requests()).toHaveLength(1);
});

test('referral: a server error keeps the form with the alert, an abort waits, and every retry is the same referral', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const call = await breakCall(context, 'client-referral-submit');
  const client = newPerson();
  const page = await context.newPage();
  await page.goto(referralScreens.form);
  const form = referralForm(page);
  await form.fillClient(client);
  await form.fillAgent(newAgent());
  const alert = page.getByRole('alert').filter({
    hasText: 'There was an error submitting your referral. Please try again.',
  });
  for (const fault of ['500', '502'] as const) {
    call.fault = fault;
    await form.submit.click();
    await expectFault(alert, onOurEnd);
    await expect(form.address).toHaveValue(client.address);
  }
  await expectAccessible(page);

  call.fault = 'aborted';
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();
  await expect(page.getByText(noAnswer)).toBeVisible();
  await expect(page.getByText(/connection/i)).toHaveCount(0);

  call.fault = 'lost';
  await page.getByRole('button', { name: 'Retry now' }).click();
  const referrals = () => documentsOf(collections.referrals, 'client_email', client.email);
  await expect.poll(async () => (await referrals()).length).toBe(1);
  const address = '1420 E Harvard Ave, Shaker Heights, OH 44105';
  call.worksWith = address;
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await form.address.fill(address);
  await form.submit.click();
  await expect(page.getByText(missedTitle)).toBeVisible();
  await expect(page.getByText(`You changed it to: ${address}`)).toBeVisible();
  expect(await referrals()).toHaveLength(1);

  await page.goto(referralScreens.tracker);
  await expect(page.getByRole('link', { name: '1 to check' })).toBeVisible();
  await page.getByRole('button', { name: 'OK, I’ve read it' }).click();
  await expect(page.getByText(missedTitle)).toBeHidden();
});

test('questionnaire: a server error keeps the form with the toast, an abort waits and can be edited, and only one is stored', async ({
  browser,
}) => {
  const { key, bookingId } = await acceptedJob(newPerson());
  const context = await openPhone(browser);
  const call = await breakCall(context, 'client-questionnaire-submit');
  const page = await context.newPage();
  await page.goto(formAddress(routes.questionnaire, key));
  const main = page.getByRole('main');
  await wizard(page).fill();
  for (const fault of ['500', '502'] as const) {
    call.fault = fault;
    await wizard(page).submit.click();
    await expectToast(
      page,
      'Submission Failed',
      'There was an error submitting your questionnaire. Please try again.',
    );
    await expectFault(main, onOurEnd);
  }
  await expectAccessible(page);

  call.fault = 'aborted';
  await wizard(page).submit.click();
  await expect(page.getByRole('heading', { name: 'Waiting to send' })).toBeVisible();
  await expectFault(main, noAnswer);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change my answers' }).click();
  const agent = page.getByLabel(/Agent’s name/);
  await expect(agent).toHaveValue('Jo Park');
  call.worksWith = 'Jo Parker';
  await agent.fill('Jo Parker');
  await wizard(page).submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=questionnaire/);
  const stored = await localServices()
    .firestore.collection(collections.sewerScopeQuestionnaires)
    .doc(bookingId)
    .get();
  expect(JSON.stringify(stored.data())).toContain('Jo Parker');
});

test('follow-up: a server error keeps the form with its alert, and an edit after a lost answer is shown, not stored twice', async ({
  browser,
}) => {
  const { key } = await acceptedJob(newPerson());
  const context = await openPhone(browser);
  const call = await breakCall(context, 'client-followup-submit');
  const page = await context.newPage();
  await page.goto(formAddress(routes.followUp, key));
  const main = page.getByRole('main');
  const submit = page.getByRole('button', { name: 'Submit Questionnaire' });
  await page.getByRole('radio', { name: 'City sewer' }).check();
  for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all()) await no.check();
  const alert = page.getByRole('alert').filter({
    hasText: 'Failed to submit questionnaire. Please try again or call us directly.',
  });
  for (const fault of ['500', '502'] as const) {
    call.fault = fault;
    await submit.click();
    await expectFault(alert, onOurEnd);
  }
  await expectAccessible(page);

  call.fault = 'lost';
  await submit.click();
  await expectFault(main, noAnswer);
  await page.getByRole('button', { name: 'Change my answers' }).click();
  call.worksWith = '1962';
  await page.getByLabel(/year was the property built/).fill('1962');
  await submit.click();
  await expect(page.getByText(missedTitle)).toBeVisible();
  await expect(page.getByText('You changed it to: 1962')).toBeVisible();
});

test('agreement and media release: a server error shows the toast and not sent yet, an abort shows no toast, and the retry signs', async ({
  browser,
}) => {
  const person = newPerson();
  const { key } = await acceptedJob(person);
  const context = await openPhone(browser);
  const call = await breakCall(context, 'secure-form-submission');
  const page = await context.newPage();
  const main = page.getByRole('main');
  for (const [path, noun] of [
    [routes.agreement, 'agreement'],
    [routes.mediaRelease, 'media release'],
  ] as const) {
    await page.goto(formAddress(path, key));
    const form = signingForm(page);
    if (noun === 'agreement') await form.signAgreement(person.name);
    else await form.signMediaRelease(person.name);
    for (const fault of ['500', '502'] as const) {
      call.fault = fault;
      await form.submit.click();
      await expectToast(
        page,
        'Submission Failed',
        `There was an error submitting your ${noun}. Please try again.`,
      );
      await expectFault(main, onOurEnd);
      await expect(form.signature).toHaveValue(person.name);
    }
    call.fault = 'aborted';
    await form.submit.click();
    await expectFault(main, noAnswer);
    call.fault = null;
    await form.submit.click();
    await expect(page).toHaveURL(/\/thank-you\?/);
  }
});
