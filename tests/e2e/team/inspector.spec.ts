import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { business } from '@domain/business/business';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { callProduct } from '../../../tools/demo/call-product';
import { openDesktop, openOffice } from '../../../tools/testing/screens/people';
import { asOffice } from '../support/as-office';
import { expectAccessible } from '../support/expect-accessible';
import { endInspectors, jobFor, newInspector, signInAs } from '../support/inspectors';
import { test } from '../support/test';

test.afterEach(endInspectors);

/** Tomorrow at ten. */
const appointment = () => ({
  scheduled_date: addDays(calendarDateIn(business.timeZone, new Date()), 1),
  scheduled_time: '10:00',
});

test('an inspector sees their own jobs and no others, starts one, and loses one that goes to someone else', async ({
  browser,
}) => {
  const [own, other] = [`Own ${randomUUID().slice(0, 8)}`, `Other ${randomUUID().slice(0, 8)}`];
  const [inspector, colleague] = [await newInspector(), await newInspector()];
  const bookingId = await jobFor({ ...appointment(), inspector_id: inspector.uid, name: own });
  const others = await jobFor({ ...appointment(), inspector_id: colleague.uid, name: other });

  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin?tab=workflow&list=jobs');
  await signInAs(page, inspector.email);
  await expect(page.getByRole('heading', { name: 'My Day', level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'My Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'My Jobs' })).toBeVisible();
  const card = page.getByRole('article', { name: new RegExp(own) });
  await expect(card).toBeVisible();
  await expect(page.getByText(other)).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(['My Day', 'My Jobs', 'Create Report']);
  await expectAccessible(page);

  await card.getByRole('button', { name: /^Start Job/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Start/ })
    .click();
  await expect(card.getByText('In progress', { exact: true })).toBeVisible();
  await page.reload();
  await expect(card.getByText('In progress', { exact: true })).toBeVisible();

  const assigned = { bookingId, inspector_id: colleague.uid, confirmed_taken: true as const };
  await callProduct('office-job-assign', { ...assigned, idempotencyKey: randomUUID() }, await asOffice());
  await expect(page.getByText(own)).toHaveCount(0);
  await expect(page.getByText('No jobs coming up')).toBeVisible();

  for (const status of ['in_progress', 'completed'] as const) {
    const step = { bookingId: others, status, idempotencyKey: randomUUID() };
    await callProduct('office-job-status', step, await asOffice());
  }
  const office = await openOffice(browser);
  await office.goto('/admin?tab=workflow&list=jobs');
  await office.getByLabel('Inspector', { exact: true }).selectOption(colleague.uid);
  await expect(office.getByRole('list', { name: 'Inspection jobs', exact: true })).toContainText(own);
  await expect(office.getByRole('list', { name: 'Inspection jobs: completed' })).toContainText(other);
  await expect(office).toHaveURL(new RegExp(`inspector=${colleague.uid}`));
});
