import { expect } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { looksPath } from '../../tools/looks/looks-handler';
import { measureLook } from '../../tools/looks/measure-look';
import { newPerson, openPhone } from '../../tools/testing/screens/people';
import { acceptedJob } from './support/client-job';
import { expectSharedLook } from './support/expect-shared-look';
import { formAddress } from './support/forms';
import { test } from './support/test';

test('site, forms, portal and referral app share logo, buttons, choices, fields and cards, and /dev/looks shows them', async ({
  browser,
}) => {
  const { key } = await acceptedJob(newPerson());
  const page = await (await openPhone(browser)).newPage();
  await page.goto(formAddress(routes.mediaRelease, key));
  await expectSharedLook(page, ['mark', 'main button', 'choice', 'field']);
  await page.goto(routes.customerPortal);
  await expectSharedLook(page, ['mark', 'main button', 'field']);
  await page.goto(referralScreens.home);
  await expectSharedLook(page, ['mark', 'main button']);
  await page.goto(referralScreens.form);
  await expectSharedLook(page, ['main button', 'choice', 'field']);
  await page.goto(routes.home);
  await expectSharedLook(page, ['mark', 'main button', 'quiet button', 'field', 'card']);

  await page.addStyleTag({
    content: '.MuiButton-root { border-radius: 9px !important } header svg { width: 28px }',
  });
  const { departures } = await measureLook(page, 'light');
  expect(departures.join('\n')).toMatch(/^mark .*: width is 28, not 32$/m);
  expect(departures.join('\n')).toMatch(/^main button .*: radius is 9px, not 4px$/m);
  expect(departures.join('\n')).toMatch(/^quiet button .*: radius is 9px, not 4px$/m);

  await page.goto(looksPath);
  const site = page.getByTitle('Site', { exact: true }).contentFrame();
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
});
