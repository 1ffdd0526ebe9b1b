import { business } from '@domain/business/business';
import { referralScreens, routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { calendarDateIn } from '@domain/time/calendar-date';
import { requestForm } from '../../testing/screens/request-form';
import { storedOnDevice } from '../../testing/screens/stored-on-device';
import { referralForm } from '../../testing/screens/referral-form';
import { stepPlays, wizard } from '../../testing/screens/wizard';
import { localServices } from '../../admin/local-services';
import { countDocuments } from '../client/count-documents';
import { openJob } from '../client/open-job';
import { expect } from '../client/expect-patiently';
import type { ClockScene } from './scene';
import { putClockRight } from './wrong-clock';

/** A booking succeeds at once; a date that was not chosen follows the business's clock, not the device's. */
export async function bookWrongly({ context, site, person }: ClockScene): Promise<void> {
  const page = await context.newPage();
  await page.goto(site);
  const form = requestForm(page);
  await form.fill(person);
  await form.submit.click();
  await page.waitForURL(`**${routes.thankYou}`);
  const { firestore } = localServices();
  const requests = await firestore.collection(collections.leads).where('email', '==', person.email).get();
  expect(requests.size, 'requests of it').toBe(1);
  expect(requests.docs[0]?.get('preferred_date'), 'the date that nobody chose').toBe(
    calendarDateIn(business.timeZone, new Date()),
  );
}

/** A referral waits offline through clock changes and is sent once. */
export async function referWrongly({ context, site, person, round }: ClockScene): Promise<void> {
  const page = await context.newPage();
  await page.goto(site + referralScreens.form);
  const form = referralForm(page);
  await expect(form.clientName).toBeVisible();
  await context.setOffline(true);
  await form.fillClient(person);
  await form.fillAgent({ name: 'Jo Park', email: `agent-${person.email}`, phone: '(312) 555-0199' });
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible();
  if (round.putRight) await putClockRight(page);
  await context.setOffline(false);
  const stored = () => countDocuments(collections.referrals, 'client_email', person.email);
  await expect.poll(stored, { timeout: 120_000 }).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(await stored(), 'sent once').toBe(1);
}

/** A questionnaire's draft survives a clock change and can be submitted. */
export async function answerWrongly({ context, site, person, round }: ClockScene): Promise<void> {
  const { key, bookingId } = await openJob({ email: person.email });
  const page = await context.newPage();
  await page.goto(`${site}${routes.questionnaire}?booking=${key}`);
  const { heading, next, submit } = wizard(page);
  for (const play of stepPlays.slice(0, 3)) {
    await expect(heading(play.title)).toBeVisible();
    await play.answer(page);
    await next.click();
  }
  await expect.poll(() => storedOnDevice(page)).toContain('not-sure');
  if (round.putRight) await putClockRight(page);
  await page.reload();
  await expect(heading('Cleanout Location')).toBeVisible();
  for (const play of stepPlays.slice(3)) {
    await expect(heading(play.title)).toBeVisible();
    await play.answer(page);
    if (play !== stepPlays.at(-1)) await next.click();
  }
  await submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=questionnaire/);
  const { firestore } = localServices();
  const record = await firestore.collection(collections.sewerScopeQuestionnaires).doc(bookingId).get();
  expect(record.data(), 'what the office has').toMatchObject({ year_built: 1974, agent_name: 'Jo Park' });
}
