import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { foundAddress } from '@domain/office/list-view';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { reportedJob } from './support/report';
import { test } from './support/test';

const inspections = (page: Page) =>
  page.getByRole('region', { name: /^\d+ inspections?$/ }).getByRole('listitem');

test('a property’s history opens from a job, and another spelling is merged by keyboard and taken back', async ({
  browser,
}) => {
  const number = randomInt(100_000, 1_000_000);
  const [first, second] = [
    { ...newPerson(), address: `${number} Ridgeline Dr, Niles` },
    { ...newPerson(), address: `${number} Ridgline Drive, Niles` },
  ];
  const { bookingId } = await reportedJob(first);
  await acceptedJob(second);

  const office = await openOffice(browser, foundAddress('jobs', bookingId));
  await office.getByRole('link', { name: 'Property history' }).click();
  await expect(office.getByRole('heading', { level: 1, name: first.address })).toBeFocused();
  await expect(inspections(office)).toHaveCount(1);
  await expect(inspections(office)).toContainText(first.name);
  await expect(inspections(office).getByRole('link', { name: /^Report / })).toBeVisible();
  await expectAccessible(office, [390, 820, 1440]);
  await expectNothingWider(office);

  await office.getByRole('button', { name: `Same property: ${second.address}` }).press('Enter');
  await office.getByRole('button', { name: 'Merge Properties' }).press('Enter');
  await expect(office.getByText('Properties Merged')).toBeVisible();
  await expect(inspections(office)).toHaveCount(2);
  await expect(inspections(office).filter({ hasText: second.name })).toContainText(second.address);
  await office.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(inspections(office)).toHaveCount(1);

  await inspections(office).getByRole('link').first().click();
  await expect(office.getByRole('button', { name: first.name, exact: true })).toBeFocused();
});
