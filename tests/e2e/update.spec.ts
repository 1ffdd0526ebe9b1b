import { expect, type Page } from '@playwright/test';
import { book } from './support/book';
import { openDeployments, type Deployments } from './support/deployments';
import { acceptDialog, rowButton, rowOf } from './support/office';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

let deployments: Deployments;
test.beforeEach(async () => {
  deployments = await openDeployments();
});
test.afterEach(() => deployments.close());

const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null);

/** Deploys a new build and lets the browser find it. */
async function deploy(page: Page): Promise<void> {
  await expect.poll(() => controller(page)).not.toBeNull();
  deployments.deploy();
  // Not waited for: a browser may leave the promise of an update pending, and the page says what became of it.
  await page.evaluate(() => {
    void navigator.serviceWorker.ready.then((registration) => registration.update());
  });
}

test('a new version is offered and applied only after the user agrees', async ({ browser }) => {
  const office = await openOffice(browser, '/admin', { baseURL: deployments.url });
  await office.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await deploy(office);
  await expect(office.getByText('Update available')).toBeVisible();
  expect(await office.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  await office.getByRole('button', { name: 'Update', exact: true }).click();
  await office.waitForFunction(() => !('stillTheSamePage' in window));
  await expect(office.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();
  await expect(office.getByText('Update available')).toBeHidden();
});

test('an update does not discard what is being typed', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser, '/admin', { baseURL: deployments.url });
  await rowButton(rowOf(office, person.name), 'Accept').click();
  const { price } = acceptDialog(office);
  await price.fill('123');
  await deploy(office);
  await expect(office.getByText(/This page has unsaved changes/)).toBeVisible();
  await expect(price).toHaveValue('123');
});
