import { agreementTexts } from '@domain/agreement/agreement-text';
import { isMovableDay } from '@domain/appointment/movable-times';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { factorySettings } from '@domain/settings/factory-settings';
import { localServices } from '../../admin/local-services';
import { callProduct } from '../../demo/call-product';
import { submitDemoForms } from '../../demo/submit-demo-forms';
import { openJob } from '../client/open-job';
import { newAddress } from '../../testing/factories/new-address';
import { expect } from '../client/expect-patiently';
import type { ClockScene } from './scene';

const { hours } = factorySettings;

const hourMs = 3_600_000;

/** A key that expired an hour ago and an expired file address give no access. */
export async function openEnded({ context, site, person }: ClockScene): Promise<void> {
  const { key } = await openJob({ email: person.email });
  const { firestore } = localServices();
  const client = { key, name: person.name, from: newAddress() };
  await submitDemoForms({ agreement: true }, client);
  let url = '';
  const ask = async () => {
    const answer = await callProduct(
      'client-document-open',
      { booking: key, type: agreementTexts[0].type },
      { from: client.from },
    );
    url = 'url' in answer ? answer.url : '';
    return url;
  };
  await expect.poll(ask, { timeout: 120_000 }).not.toBe('');

  const page = await context.newPage();
  const link = `${site}${routes.questionnaire}?booking=${key}`;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /^Year Built/ })).toBeVisible();
  const statusOf = (address: string) => context.request.get(address).then((response) => response.status());
  expect(await statusOf(url), 'an address that is good').toBe(200);
  expect(await statusOf(withOtherEnd(url)), 'an address with another end').toBeGreaterThan(399);

  await firestore
    .collection(collections.accessLinks)
    .doc(key)
    .update({ expires_at: new Date(Date.now() - hourMs) });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
}

/** Changes the expiration time in an address, as a forger would. */
function withOtherEnd(url: string): string {
  return url.replace(/until=(\d+)/, (_, end: string) => `until=${Number(end) + hourMs}`);
}

/** The 24-hour deadline and the days available for moving follow the server's clock. */
export async function changeWrongly({ context, site, person }: ClockScene): Promise<void> {
  const today = calendarDateIn(business.timeZone, new Date());
  const { key, bookingId } = await openJob({ email: person.email, date: addDays(today, 3) });
  const page = await context.newPage();
  await page.goto(`${site}${routes.appointment}?booking=${key}`);
  await expect(page.getByText('You can move or cancel it here until')).toBeVisible();
  // Cells before the first day of a month have no label.
  const firstDay = page.getByRole('gridcell', { disabled: false }).and(page.locator('[aria-label]')).first();
  const named = (await firstDay.getAttribute('aria-label')) ?? '';
  const firstOpen = new Date(`${named} UTC`).toISOString().slice(0, 10);
  const open = Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead)).find(
    (date) =>
      date.slice(0, 7) === firstOpen.slice(0, 7) && isMovableDay(hours, date, business.timeZone, new Date()),
  );
  expect(firstOpen, 'the first day of the month that can be chosen').toBe(open);

  const { firestore } = localServices();
  const soon = new Date(Date.now() + 10 * hourMs);
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: business.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  });
  await firestore
    .collection(collections.bookings)
    .doc(bookingId)
    .update({ scheduled_date: calendarDateIn(business.timeZone, soon), scheduled_time: clock.format(soon) });
  await page.reload();
  await expect(page.getByText('It’s too late to change it here')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move to/ })).toBeHidden();
}
