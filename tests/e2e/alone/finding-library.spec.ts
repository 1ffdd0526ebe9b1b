import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { localServices } from '../../../tools/admin/local-services';
import { promoteAdmin } from '../../../tools/admin/promote-admin';
import { newPerson, openOffice, openPhone } from '../../../tools/testing/screens/people';
import { expectAccessible } from '../support/expect-accessible';
import { expectNothingWider } from '../support/expect-nothing-wider';
import { reportWriter, writeReport } from '../support/report-writer';
import { forgetSettings } from '../support/forget-settings';
import { test } from '../support/test';

const password = 'a-password-of-theirs';

test.beforeEach(forgetSettings);
test.afterEach(forgetSettings);

/** Opens the finding Crack in the office's settings. */
async function openCrack(owner: Page): Promise<void> {
  await owner.getByRole('tab', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: 'Show findings' }).click();
  await owner.getByLabel('Find a finding').fill('crack');
  await owner.getByRole('button', { name: /^Crack, closed/ }).click();
}

/** Words it, and saves. */
async function wordCrack(owner: Page, observation: string): Promise<void> {
  const save = owner.getByRole('button', { name: 'Save', exact: true });
  await owner.getByLabel(/^Observation/).fill(observation);
  await save.click();
  await expect(save).toHaveCount(0);
}

test('the owner words a finding, those who write reports get it, and a report keeps the words of its day', async ({
  browser,
}) => {
  const owner = await openOffice(browser);
  await openCrack(owner);
  await wordCrack(owner, 'At [footage], we saw a crack.');
  await expectAccessible(owner);
  await expectNothingWider(owner);

  // A member of the office on a phone.
  const email = `writer-${randomUUID().slice(0, 8)}@example.com`;
  await promoteAdmin(localServices(), { email, role: 'office', password: () => Promise.resolve(password) });
  const phone = await (await openPhone(browser)).newPage();
  await phone.goto('/admin?tab=report');
  await phone.getByLabel('Email').fill(email);
  await phone.getByLabel(/^Password/).fill(password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByRole('heading', { name: 'Create Report', level: 1 })).toBeVisible();
  const form = reportWriter(phone);
  const observation = phone.getByRole('textbox', { name: 'Observation' });
  // Until the page has asked for the settings again.
  await expect(async () => {
    await phone.goto('/admin?tab=report');
    const known = () => phone.evaluate(() => localStorage.getItem('finding-library'));
    await expect.poll(known, { timeout: 5_000 }).toContain('we saw a crack');
  }).toPass();
  await phone.getByRole('button', { name: 'Add From Library' }).click();
  await phone.getByRole('option', { name: /^Crack, closed/ }).click();
  await expect(observation).toHaveValue('At [footage], we saw a crack.');
  await expectAccessible(phone);
  await expectNothingWider(phone);
  await writeReport(phone, newPerson());
  await phone.locator('[name="blank-footage"]').fill('34');
  await expect(observation).toHaveValue('At 34 ft, we saw a crack.');
  await expect(form.saved).toBeVisible();
  await form.generate.click();
  await expect(form.dialog.getByRole('heading', { name: 'Report generated' })).toBeVisible();
  const opened = phone.context().waitForEvent('page');
  await form.inDialog('View Report').click();
  const report = await opened;
  await expect(report.getByText('At 34 ft, we saw a crack.').first()).toBeVisible();

  await wordCrack(owner, 'At [footage], a crack was seen.');
  await report.reload();
  await expect(report.getByText('At 34 ft, we saw a crack.').first()).toBeVisible();
  await expect(report.getByText('Downstream, toward the main')).toBeVisible();
});
