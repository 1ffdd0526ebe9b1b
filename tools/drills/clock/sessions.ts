import { routes } from '@domain/business/routes';
import { signInAt } from '../../../tests/e2e/support/people';
import { endCodes, mailedCode, portalLogin } from '../../../tests/e2e/support/portal';
import { openJob } from '../client/open-job';
import { expect } from '../client/expect-patiently';
import type { ClockScene } from './scene';
import { putClockRight } from './wrong-clock';

/** The office's session survives a clock change and can still make calls. */
export async function workWrongly({ context, site, round }: ClockScene): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAt(page, `${site}${routes.admin}`);
  if (round.putRight) await putClockRight(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();
  await page.getByRole('button', { name: 'Scheduled jobs' }).click();
  const answered = page.waitForResponse((response) => /office\/feed-open$/.test(response.url()));
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect((await answered).status(), 'a call of the office').toBe(200);
}

/**
 * The server refuses an expired code whatever the device's clock says, accepts a valid one, and the session
 * survives a clock change.
 */
export async function enterWrongly({ context, site, person, round }: ClockScene): Promise<void> {
  const { bookingId } = await openJob({ email: person.email });
  const page = await context.newPage();
  await page.goto(site + routes.customerPortal);
  const login = portalLogin(page);
  await askCode(login, person.email);
  const over = await mailedCode(person);
  if (round.putRight) await putClockRight(page);
  const again = page.getByRole('button', { name: /^Send a new code/ });
  await expect(again).toHaveText(/^Send a new code(?: in (?:30|[12]?\d) s)?$/);
  await endCodes(bookingId);
  await login.code.fill(over);
  await login.signIn.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Customer not found' })).toBeVisible();

  // The wait follows the page's own clock, which may have changed.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await askCode(login, person.email);
  await login.code.fill(await mailedCode(person, 2));
  await login.signIn.click();
  const welcome = page.getByRole('heading', { level: 1, name: /^Welcome back/ });
  await expect(welcome).toBeVisible();
  if (!round.putRight) await putClockRight(page);
  await page.reload();
  await expect(welcome).toBeVisible();
}

async function askCode(login: ReturnType<typeof portalLogin>, email: string): Promise<void> {
  await login.email.fill(email);
  await login.send.click();
  await expect(login.code).toBeVisible();
}
