import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { gloveHeight } from '@domain/brand/measures';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { localServices } from '../../../tools/admin/local-services';
import { setClockWrong } from '../../../tools/drills/clock/wrong-clock';
import { callProduct } from '../../../tools/demo/call-product';
import { clientInfo } from '../../../tools/demo/client-info';
import { linkKey } from '../../../tools/demo/link-key';
import {
  buildFollowUpSubmission,
  buildQuestionnaireSubmission,
} from '../../../tools/testing/factories/build-answers';
import { openDesktop, openOffice } from '../../../tools/testing/screens/people';
import { asOffice } from '../support/as-office';
import { openConnection, type Connection } from '../support/connection';
import { expectAccessible } from '../support/expect-accessible';
import { endInspectors, jobFor, newInspector, signInAs } from '../support/inspectors';
import { letPaymentTakeEffect } from '../support/settled-payment';
import { test } from '../support/test';
import { underWorker } from '../support/under-worker';

test.use({ serviceWorkers: 'allow' });

let connection: Connection;
test.beforeEach(async () => {
  connection = await openConnection();
});
test.afterEach(async () => {
  await endInspectors();
  connection.close();
});

const today = () => calendarDateIn(business.timeZone, new Date());
const named = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const cardOf = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(name) });
const button = (card: Locator, label: string) =>
  card.getByRole('button', { name: new RegExp(`^${label}: `) });

const recordOf = async (collection: string, id: string) =>
  (await localServices().firestore.collection(collection).doc(id).get()).data();
const stepsOn = async (bookingId: string) => {
  const { docs } = await localServices()
    .firestore.collection(collections.auditLog)
    .where('record_id', '==', bookingId)
    .get();
  return docs
    .toSorted((one, other) => Number(one.get('sequence')) - Number(other.get('sequence')))
    .map((entry) => entry.get('action') as string);
};

/** The client answers questionnaire and follow-up, with an agent who can be called. */
async function answerForms(bookingId: string): Promise<void> {
  const booking_id = await linkKey(bookingId);
  const envelope = () => ({ clientInfo: clientInfo(), idempotencyKey: randomUUID() });
  const questionnaire = buildQuestionnaireSubmission({
    booking_id,
    agentName: 'Alex Agent',
    agentPhone: '(312) 555-0164',
    accessMethod: 'supra-lockbox',
  });
  const followUp = buildFollowUpSubmission({
    booking_id,
    known_sewer_issues: 'It backed up in spring.',
    unusual_access_conditions: 'The gate sticks.',
  });
  const from = { from: '203.0.113.79' };
  await callProduct(
    'client-questionnaire-submit',
    { formType: 'questionnaire', data: questionnaire, ...envelope() },
    from,
  );
  await callProduct('client-followup-submit', { formType: 'follow-up', data: followUp, ...envelope() }, from);
}

async function openTablet(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admin/auth');
  await underWorker(page, 'office');
  await signInAs(page, email);
  await expect(page.getByRole('heading', { name: 'My Day', level: 1 })).toBeVisible();
  return page;
}

/** The buttons and links of it that are lower than a glove needs, by name. */
async function lowTargets(part: Locator): Promise<string[]> {
  const low: string[] = [];
  for (const target of await part.locator('button, a, [role="button"]').filter({ visible: true }).all()) {
    const { height = 0 } = (await target.boundingBox()) ?? {};
    // Layout rounds to fractions of a pixel.
    if (height < gloveHeight - 0.01)
      low.push(`${(await target.innerText()) || (await target.ariaSnapshot())}: ${height}`);
  }
  return low;
}

/** What a card shows of `answerForms`. */
const answered = [
  ['Agent', 'Alex Agent'],
  ['Access', 'Supra lockbox'],
  ['Getting in', 'The gate sticks.'],
  ['Cleanout', 'North side, beside the hose bib'],
  ['Water, power', 'On'],
  ['Backflow', 'No'],
  ['Connection', 'City sewer'],
  ['Year built', '1978'],
  ['Known issues', 'It backed up in spring.'],
] as const;

async function pressOnMyWay(page: Page, card: Locator, minutes: number): Promise<void> {
  await button(card, 'On My Way').tap();
  await page.getByRole('dialog').getByText(`${minutes} min`, { exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).tap();
}

test('an inspector’s day works from a cold start offline, and what was pressed goes out in order', async ({
  browser,
}) => {
  const [first, second, later, other] = [named('First'), named('Second'), named('Later'), named('Other')];
  const [inspector, colleague] = [await newInspector(), await newInspector()];
  const at = { inspector_id: inspector.uid, scheduled_date: today() };
  const firstId = await jobFor({ ...at, name: first, scheduled_time: '23:58' });
  const secondId = await jobFor({ ...at, name: second, scheduled_time: '23:59' });
  await jobFor({ ...at, name: later, scheduled_date: addDays(today(), 2), scheduled_time: '09:00' });
  await jobFor({ ...at, inspector_id: colleague.uid, name: other, scheduled_time: '23:58' });
  await answerForms(secondId);

  const context = await openDesktop(browser, {
    baseURL: connection.url,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
  });
  let page = await openTablet(context, inspector.email);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    '11:58 PM',
    '11:59 PM',
    '9:00 AM',
  ]);
  await expect(page.getByText(other)).toHaveCount(0);
  await expect(cardOf(page, later).getByRole('button', { name: /^On My Way/ })).toHaveCount(0);
  await expect(cardOf(page, first).getByText('No questionnaire yet.')).toBeVisible();
  const answers = cardOf(page, second).getByRole('region', { name: `Answers of ${second}` });
  await expect(answers.getByRole('term')).toHaveText(answered.map(([name]) => name));
  await expectAccessible(page, [390, 820, 1440]);

  connection.cut();
  await context.setOffline(true);
  await page.close();
  page = await context.newPage();
  await page.goto('/admin');
  const known = cardOf(page, second).getByRole('region', { name: `Answers of ${second}` });
  await expect(known.getByRole('term')).toHaveText(answered.map(([name]) => name));
  await expect(known.getByRole('definition')).toHaveText(answered.map(([, value]) => value));
  await expect(known.getByRole('link', { name: 'Call agent: Alex Agent' })).toBeVisible();
  let card = cardOf(page, first);
  await pressOnMyWay(page, card, 60);
  await expect(card.getByText(/^On my way: not sent yet/)).toBeVisible();
  await button(card, 'Start Job').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Start anyway' }).tap();
  await button(card, 'Mark Complete').tap();
  await expect(button(card, 'Create Report')).toBeVisible();
  await button(card, 'Note to self').tap();
  await page.getByRole('textbox', { name: /^Note to Self/ }).fill('Invoice the second visit.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save note' }).tap();
  await expect(card.getByText('Invoice the second visit.')).toBeVisible();
  await pressOnMyWay(page, cardOf(page, second), 10);
  await expect(cardOf(page, second).getByText(/^On my way: not sent yet/)).toBeVisible();
  await page.close();

  // The connection comes back too late for the second client.
  await setClockWrong(context, 0.25);
  page = await context.newPage();
  await page.goto('/admin');
  card = cardOf(page, second);
  await expect(card.getByText(`On my way: the email wasn’t sent in time. Call ${second}.`)).toBeVisible();
  connection.mend();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /not sent/ })).toBeHidden();
  expect(await stepsOn(firstId)).toEqual(
    expect.arrayContaining(['on-the-way', 'started-unsigned', 'completed', 'note-written']),
  );
  const steps = (await stepsOn(firstId)).filter((step) => step !== 'note-written').slice(-3);
  expect(steps).toEqual(['on-the-way', 'started-unsigned', 'completed']);
  expect(await recordOf(collections.bookings, firstId)).toMatchObject({
    status: 'completed',
    own_note: { by: inspector.uid, text: 'Invoice the second visit.' },
  });
  expect(await recordOf(collections.bookings, secondId)).toMatchObject({
    status: 'scheduled',
    on_my_way: { state: 'dropped', mail_id: null },
  });
  await expect(card.getByText(`On my way: the email wasn’t sent in time. Call ${second}.`)).toBeVisible();
  await expect(button(card, 'On My Way')).toBeVisible();
});

test('On My Way is taken back within ten seconds, and the office sees whose day it chooses', async ({
  browser,
}) => {
  const [own, other] = [named('Own'), named('Other')];
  const [inspector, colleague] = [await newInspector(), await newInspector()];
  const at = { scheduled_date: today(), scheduled_time: '23:59' };
  const ownId = await jobFor({ ...at, inspector_id: inspector.uid, name: own });
  await jobFor({ ...at, inspector_id: colleague.uid, name: other });
  const context = await openDesktop(browser, {
    baseURL: connection.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await openTablet(context, inspector.email);
  const card = cardOf(page, own);
  await pressOnMyWay(page, card, 20);
  await card.getByRole('button', { name: /^Undo email/ }).tap();
  await expect(button(card, 'On My Way')).toBeVisible();
  await expect.poll(() => stepsOn(ownId)).toContain('undone');
  expect(await recordOf(collections.bookings, ownId)).toMatchObject({ on_my_way: null });

  const office = await openOffice(browser);
  await office.getByRole('tab', { name: 'My Day' }).click();
  await office.getByLabel('Inspector').selectOption(inspector.uid);
  await expect(cardOf(office, own)).toBeVisible();
  await expect(office.getByText(other)).toHaveCount(0);
  await office.getByLabel('Inspector').selectOption(colleague.uid);
  await expect(cardOf(office, other)).toBeVisible();
  await expect(office.getByText(own)).toHaveCount(0);
});

test('each button and link of a card, and of what it opens, is high enough for a glove', async ({
  browser,
}) => {
  const name = named('Gloves');
  const inspector = await newInspector();
  const at = { scheduled_date: today(), scheduled_time: '23:59' };
  await answerForms(await jobFor({ inspector_id: inspector.uid, name, ...at }));
  const context = await openDesktop(browser, {
    baseURL: connection.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await openTablet(context, inspector.email);
  const card = cardOf(page, name);
  const dialog = page.getByRole('dialog');
  const expectHigh = async (part: Locator, action: string) => {
    await expect(part.locator('button, a').first()).toBeVisible();
    expect(await lowTargets(part), `in ${action}`).toEqual([]);
  };
  const close = async (label: string) => {
    await dialog.getByRole('button', { name: label, exact: true }).first().tap();
    await expect(dialog).toHaveCount(0);
  };
  await expect(card.getByRole('link', { name: 'Text agent: Alex Agent' })).toBeVisible();
  await expectHigh(card, 'the card');
  expect(await lowTargets(page.getByRole('button', { name: 'Running Late' }).locator('..'))).toEqual([]);

  await button(card, 'On My Way').tap();
  await expectHigh(dialog, 'On My Way');
  await close('Cancel');
  await button(card, 'View Questionnaire').tap();
  await expectHigh(dialog, 'View Questionnaire');
  await close('Close');
  await button(card, 'Show payment code').tap();
  await expectHigh(dialog, 'Show payment code');
  await close('Close');
  await button(card, 'Note to self').tap();
  await expectHigh(dialog, 'Note to self');
  await close('Cancel');
  await button(card, 'Start Job').tap();
  await dialog.getByRole('button', { name: 'Sign on this device' }).tap();
  await expectHigh(dialog, 'Sign on this device');
  await close('Cancel');
  await button(card, 'Start Job').tap();
  await dialog.getByRole('button', { name: 'Sign on their phone' }).tap();
  await expect(dialog.getByText('Waiting for the signature.')).toBeVisible();
  await expectHigh(dialog, 'Sign on their phone');
  await close('Close');
  await button(card, 'Start Job').tap();
  await expectHigh(dialog, 'Start Job');
  await dialog.getByRole('button', { name: 'Start anyway' }).tap();
  const toast = page.getByRole('status').filter({ hasText: 'Status Updated' });
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectHigh(toast, 'the toast');
  await expectHigh(card, 'the card of a started job');
});

test('Running Late names who is waiting, and Cancel notifies nobody', async ({ browser }) => {
  const [first, second, later] = [named('Early'), named('Next'), named('Tomorrow')];
  const inspector = await newInspector();
  const at = { inspector_id: inspector.uid, scheduled_date: today() };
  const ids = [
    await jobFor({ ...at, name: first, scheduled_time: '23:58' }),
    await jobFor({ ...at, name: second, scheduled_time: '23:59' }),
  ];
  await jobFor({ ...at, name: later, scheduled_date: addDays(today(), 1), scheduled_time: '09:00' });
  const context = await openDesktop(browser, { baseURL: connection.url, hasTouch: true });
  const page = await openTablet(context, inspector.email);
  await expect(page.getByRole('article')).toHaveCount(3);
  const dialog = page.getByRole('dialog', { name: 'Running late?' });
  await page.getByRole('button', { name: 'Running Late' }).tap();
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`^${first}: `),
    new RegExp(`^${second}: `),
  ]);
  await expect(dialog.getByText(later)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Email 2 clients' })).toBeEnabled();
  expect(await lowTargets(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(dialog).toHaveCount(0);

  // What is pressed then goes out after anything that Cancel might have left.
  const note = button(cardOf(page, second), 'Note to self');
  await note.scrollIntoViewIfNeeded();
  // A touch goes where the last frame has drawn the button.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await note.tap();
  await page.getByRole('textbox', { name: /^Note to Self/ }).fill('Not late after all.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save note' }).tap();
  await expect.poll(() => stepsOn(ids[1] ?? '')).toContain('note-written');
  for (const id of ids) {
    expect(await stepsOn(id)).not.toContain('running-late');
    expect(await recordOf(collections.bookings, id)).toMatchObject({ running_late: null });
  }

  // The same press, confirmed.
  await page.getByRole('button', { name: 'Running Late' }).tap();
  await dialog.getByText('30 min', { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Email 2 clients' }).tap();
  for (const id of ids) {
    await expect.poll(() => stepsOn(id)).toContain('running-late');
    expect(await recordOf(collections.bookings, id)).toMatchObject({ running_late: { minutes: 30 } });
  }
});

test('an inspector’s screen sees at the door that the client has paid', async ({ browser }) => {
  const name = named('Payer');
  const inspector = await newInspector();
  const bookingId = await jobFor({
    inspector_id: inspector.uid,
    name,
    scheduled_date: today(),
    scheduled_time: '23:59',
  });
  const context = await openDesktop(browser, { baseURL: connection.url, hasTouch: true });
  const page = await openTablet(context, inspector.email);
  await button(cardOf(page, name), 'Show payment code').tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Waiting for the payment.')).toBeVisible();

  const payment = { state: 'paid', method: 'check', note: '', idempotencyKey: randomUUID() } as const;
  await callProduct('office-job-payment', { bookingId, ...payment }, await asOffice());
  await letPaymentTakeEffect(bookingId);
  await expect(dialog.getByText(`Paid. ${name} gets a receipt by email.`)).toBeVisible();
});
