import { expect, type Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { listAddress } from '@domain/office/list-filters';
import { newPerson, openOffice } from '../../tools/testing/screens/people';
import { seedDamagedJobs, type DamagedJobs } from './support/damaged-jobs';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { rowOf } from './support/office';
import { test } from './support/test';

const mark = newPerson().name.split(' ').at(-1) ?? '';
const widths = [390, 820, 1440];
let seeded: DamagedJobs[] = [];

test.afterEach(async () => {
  await Promise.all(seeded.map(({ remove }) => remove()));
  seeded = [];
});

async function seed(name: string, damaged: number): Promise<DamagedJobs> {
  const jobs = await seedDamagedJobs(name, damaged);
  seeded.push(jobs);
  return jobs;
}

const foundJobs = (name: string) => `${routes.admin}${listAddress('jobs')}&q=${name}`;
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'data is damaged' });

test('a damaged job is named above the good ones, also offline, and a record it hides says so', async ({
  browser,
}) => {
  const { damaged } = await seed(`One${mark}`, 1);
  const office = await openOffice(browser, foundJobs(`One${mark}`));
  await expect(rowOf(office, `One${mark} Good1`)).toBeVisible();
  await expect(rowOf(office, `One${mark} Good2`)).toBeVisible();
  await expect(note(office)).toContainText('1 record here can’t be shown because its data is damaged.');
  await expect(note(office)).toContainText(`bookings/${damaged[0]}`);
  await expect(office.getByText('2 found.')).toBeVisible();
  await expectAccessible(office, widths);
  for (const width of widths) {
    await office.setViewportSize({ width, height: 900 });
    await expectNothingWider(office, `${width} px`);
  }

  // A good job's details name their referral, which is damaged.
  await rowOf(office, `One${mark} Good1`).getByRole('button').first().click();
  const details = office.getByRole('region', { name: /details$/ });
  await expect(details.getByText('Can’t be shown because its data is damaged')).toBeVisible();

  await office.context().setOffline(true);
  await office.getByRole('tab', { name: /^Referrals/ }).click();
  await office.getByRole('tab', { name: /^Inspection Jobs/ }).click();
  await expect(rowOf(office, `One${mark} Good2`)).toBeVisible();
  await expect(note(office)).toContainText(`bookings/${damaged[0]}`);
});

test('a list with damaged records alone is not called empty, and more than three are folded', async ({
  browser,
}) => {
  // The list shows the last one first.
  const { damaged } = await seed(`Many${mark}`, 5);
  const office = await openOffice(browser, foundJobs(`Many${mark} Damaged`));
  await expect(note(office)).toContainText('5 records here can’t be shown because their data is damaged.');
  await expect(office.getByText(`bookings/${damaged[0]}`)).toBeHidden();
  await office.getByText('2 more').click();
  await expect(office.getByText(`bookings/${damaged[0]}`)).toBeVisible();
  await expect(office.getByText(/^Nothing found/)).toHaveCount(0);
  await expectAccessible(office, widths);
});
