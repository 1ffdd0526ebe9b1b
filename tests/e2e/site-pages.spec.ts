import { blogLinks } from '@domain/business/blog-links';
import { expect, type Page } from '@playwright/test';
import type { ClientJob, OpenFormsAnswer } from '@domain/access/client-forms';
import { factorySettings } from '@domain/settings/factory-settings';
import { promisesOf } from '@domain/settings/promises-of';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { buildClientJob } from '../../tools/testing/factories/build-client-job';
import { addresses } from '../../tools/testing/screens/addresses';
import { expectBlogLink } from './support/expect-blog-link';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { openDesktop, openPhone } from '../../tools/testing/screens/people';
import { trustedJson } from '../../tools/trusted-json';
import { test } from './support/test';

const { thankYouContact, thankYouReport, included } = promisesOf(factorySettings.promises);
const { supportHours } = factorySettings.contact;

const key = 'k7q2m4p8r3t6v9w5x2y7z4a8';
const indexable = ['/', '/privacy', '/terms', '/disclosure'];
const legal = ['/privacy', '/terms', '/disclosure'];

/** Maps an address of the live site to the tested one, because documents contain the live origin. */
function here(address: string): string {
  const { pathname, search } = new URL(address);
  return addresses.site + pathname + search;
}

async function attributeOf(page: Page, selector: string, name: string): Promise<string> {
  return (await page.locator(selector).getAttribute(name)) ?? '';
}

test('the licenses of what the scripts contain are on the site, with where the source is', async ({
  browser,
}) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/terms');
  const address = await page.getByRole('link', { name: 'work by others' }).getAttribute('href');
  const text = await (await page.request.get(address ?? '')).text();
  for (const name of ['react', 'firebase', '@mui/material']) expect(text).toContain(`\n${name} `);
  expect(text).toContain('mediabunny 1');
  expect(text).toContain('https://www.npmjs.com/package/mediabunny/v/1');
  expect(text).toContain('Mozilla Public License Version 2.0');
});

test.describe('the thank-you page', () => {
  // src/site/scripts/show-thank-you.test.ts shows the part of each type.
  test('shows only the title, message, and three next steps of its type', async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    await page.goto('/thank-you?type=questionnaire');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Thank you. We have your answers.']);
    await expect(page.getByRole('list', { name: 'Your next steps' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'What Happens Next?' })).toBeVisible();
    await expect(page.getByText('Reference ID')).toBeHidden();
  });

  test('says what comes next, how to get in touch, and what the service is', async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    await page.goto('/thank-you');
    const main = page.getByRole('main');
    for (const text of [thankYouContact, thankYouReport, supportHours, ...included]) {
      await expect(main.getByText(text)).toBeVisible();
    }
    const targets: Record<string, string> = {
      'Return to Home': '/',
      'Schedule Another Inspection': '/#booking',
      'Open the customer portal': '/customer-portal',
      ...(blogLinks && { 'Read our blog': blogLinks.home }),
    };
    for (const [name, href] of Object.entries(targets)) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await main.getByRole('link', { name: 'Schedule Another Inspection' }).click();
    await expect(page.locator('#booking')).toBeInViewport();
  });

  test('leads to the next missing form with the same key, and says all done after the last', async ({
    browser,
  }) => {
    const context = await openPhone(browser);
    let answer: OpenFormsAnswer = { state: 'unknown' };
    await context.route('**/client/forms-open', (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        json: { result: answer },
      }),
    );
    const page = await context.newPage();
    const open = async (type: string, done: Partial<ClientJob>) => {
      answer = { state: 'open', booking: buildClientJob(done) };
      await page.goto(`/thank-you?type=${type}&booking=${key}`);
      await expect(page.getByText(`Reference ID: ${key}`)).toBeVisible();
    };
    const agreement = {
      signed_at: 'then',
      client_signature: 'Maren',
      pdf_ready: true,
      consent_declined: false,
      outdated: false,
    };
    const questionnaire = { completed_at: 'then' };
    const release = page.getByRole('link', { name: 'Continue with the media release' });
    for (const done of [{ agreement }, { agreement, questionnaire }]) {
      await open('agreement', done);
      await expect(release).toHaveAttribute('href', new RegExp(`/media-release\\?booking=${key}$`));
    }
    await expectAccessible(page);
    await open('questionnaire', { questionnaire });
    await expect(page.getByRole('link', { name: 'Continue with the agreement' })).toBeVisible();

    await open('media-release', { agreement, media_release: agreement });
    await page.getByRole('link', { name: 'Continue with the questionnaire' }).click();
    await expect(page).toHaveURL(`/sewer-scope-questionnaire?booking=${key}`);
    answer = {
      state: 'open',
      booking: buildClientJob({ agreement, media_release: agreement, questionnaire }),
    };
    await page.goBack();
    const steps = page.getByRole('list', { name: 'Your next steps' }).getByRole('listitem');
    await expect(steps.first()).toHaveText('There’s nothing more to fill in or sign.');
    await expect(page.getByRole('link', { name: /^Continue with/ })).toBeHidden();
    await expectAccessible(page);

    await context.unroute('**/client/forms-open');
    await context.route('**/client/forms-open', (route) => route.abort());
    await page.reload();
    await expect(steps.first()).toContainText('Every inspection needs three forms');
  });

  test('shows any reference as plain text', async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const shown = page.locator('[data-reference]');
    await page.goto(`/thank-you?booking=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(shown).toHaveText('Reference ID: <img src=x onerror=alert(1)>');
    await expect(shown.locator('img')).toHaveCount(0);
    await page.goto(`/thank-you?booking=${encodeURIComponent('\u202Eabc\u2066 عربي')}`);
    await expect(shown).toHaveText('Reference ID: abc عربي');
    await page.goto(`/thank-you?booking=${'W'.repeat(5000)}`);
    await expect(shown).toHaveText(`Reference ID: ${'W'.repeat(64)}…`);
    await expectNothingWider(page);
    expect(dialogs).toEqual([]);
  });

  test('has no axe findings after a form either', async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    for (const type of ['agreement', 'questionnaire']) {
      await page.goto(`/thank-you?type=${type}&booking=${key}`);
      await expect(page.getByText('Reference ID')).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('is the booking version when JavaScript is off', async ({ browser }) => {
    const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
    await page.goto('/thank-you?type=agreement');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Thank you. We have your request.']);
  });
});

test('an unknown address is logged as an error without its query and offers a way on', async ({
  browser,
}) => {
  const page = await (await openPhone(browser)).newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const response = await page.goto(`/no/such/page?booking=${key}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => errors.join()).toContain('Not found: /no/such/page');
  expect(errors.join()).not.toContain(key);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expectBlogLink(main);
  await main.getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('#services')).toBeInViewport();
});

test('/blog preserves path, query, and hash', async ({ browser }) => {
  test.skip(blogLinks === null, 'The business has no blog.');
  const blog = blogLinks?.home ?? '';
  for (const [from, to] of [
    ['/blog', blog],
    ['/blog/', blog],
    ['/blog?ref=card', `${blog}?ref=card`],
    ['/blog/2026/costs?x=1&y=a%20b', `${blog}/2026/costs?x=1&y=a%20b`],
  ] as const) {
    const response = await fetch(addresses.site + from, { redirect: 'manual' });
    expect(response.status, from).toBe(302);
    expect(response.headers.get('location'), from).toBe(to);
  }
  const page = await (await openDesktop(browser)).newPage();
  const session = await page.context().newCDPSession(page);
  const led: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => {
    led.push(request.url + (request.urlFragment ?? ''));
  });
  await session.send('Network.enable');
  // The blog does not exist here; only the target of the redirect is tested.
  await page.goto('/blog/a/b?x=1#costs').catch(() => undefined);
  expect(led.at(-1)).toBe(`${blog}/a/b?x=1#costs`);
});

for (const path of indexable) {
  // What the tags say is shown by src/site/found-and-shared.test.tsx; this is what Hosting serves.
  test(`${path} is served with search and sharing metadata`, async () => {
    const { document } = new JSDOM(await (await fetch(addresses.site + path)).text()).window;
    const read = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    const canonical = read('link[rel=canonical]', 'href');
    expect(new URL(canonical).pathname).toBe(path);
    expect(read('meta[property="og:url"]', 'content')).toBe(canonical);
    expect(document.querySelector('meta[name=robots]')).toBeNull();

    const image = await fetch(here(read('meta[property="og:image"]', 'content')));
    expect(image.headers.get('content-type')).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);

    const data = trustedJson<{ '@graph'?: unknown[] }>(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    );
    expect(data['@graph']?.length).toBeGreaterThan(0);
  });
}

test('each question in the structured data can be opened on the page', async ({ browser }) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto('/');
  const data = trustedJson<{
    '@graph': {
      '@type': string;
      mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
    }[];
  }>(await page.locator('script[type="application/ld+json"]').innerText());
  const questions = data['@graph'].find((thing) => thing['@type'] === 'FAQPage')?.mainEntity ?? [];
  expect(questions).toHaveLength(8);
  for (const { name, acceptedAnswer } of questions) {
    const item = page.locator('#faq details').filter({ hasText: name });
    await item.locator('summary').click();
    await expect(item.getByText(acceptedAnswer.text)).toBeVisible();
  }
});

test('every page in the sitemap answers', async () => {
  const robots = await (await fetch(`${addresses.site}/robots.txt`)).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const response = await fetch(here(sitemap));
  expect(response.headers.get('content-type')).toContain('xml');
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
  expect(listed.map((address) => new URL(address).pathname).sort()).toEqual([...indexable].sort());
  for (const address of listed) {
    const answer = await fetch(here(address), { redirect: 'manual' });
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('x-robots-tag'), address).toBeNull();
  }
});

test('personal pages, the apps, and unknown addresses are not indexed', async () => {
  for (const path of [
    '/thank-you',
    '/agreement',
    '/inspection-agreement',
    '/media-release',
    '/sewer-scope-questionnaire',
    '/questionnaire',
    '/customer-portal',
    '/reports',
    '/referral-app',
    '/admin',
    '/admin/auth',
  ]) {
    const { headers } = await fetch(addresses.site + path);
    expect(headers.get('x-robots-tag'), path).toBe('noindex');
  }
  expect(await (await fetch(`${addresses.site}/no-such-page`)).text()).toContain('content="noindex"');
});

for (const path of legal) {
  test(`${path} is not indexed under an address with a key`, async ({ browser }) => {
    const page = await (await openPhone(browser)).newPage();
    await page.goto(`${path}?utm_source=mail&booking=${key}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await attributeOf(page, 'link[rel=canonical]', 'href')).not.toContain('booking');
    await page.goto(`${path}?utm_source=mail`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test(`${path} can be read and navigated without JavaScript`, async ({ browser }) => {
    const page = await (await openPhone(browser, { javaScriptEnabled: false })).newPage();
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const last = contents.last();
    const title = await last.innerText();
    await last.click();
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
    await expect(page.getByText(/^Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toBeAttached();
  });

  test(`${path} prints as black text on white, without header, footer, or navigation`, async ({
    browser,
  }) => {
    const page = await (await openDesktop(browser, { colorScheme: 'dark' })).newPage();
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const chrome of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('aside')]) {
      await expect(chrome).toBeHidden();
    }
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    const colors = await page
      .locator('body, main h1, main h2, main p')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).color),
      );
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']));
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
}
