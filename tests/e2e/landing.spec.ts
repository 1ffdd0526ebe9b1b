import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { blogLinks } from '@domain/business/blog-links';
import { cities } from '@domain/business/cities';
import { faq } from '@domain/business/faq';
import { factorySettings } from '@domain/settings/factory-settings';
import { openingHours } from '@domain/hours/opening-hours';
import { serviceArea } from '@domain/business/service-area';
import { activeServices } from '@domain/settings/offered-services';
import { phoneOf } from '@domain/settings/phone-of';
import { dollars } from '@domain/text/dollars';
import { momentOf, sampleFilm } from '../../src/site/landing/sample-report/sample-film';
import { sampleFindings } from '../../src/site/landing/sample-report/sample-findings';
import { usualService } from '../../tools/testing/usual-service';
import { expectNothingWider } from './support/expect-nothing-wider';
import { openDesktop, openPhone } from '../../tools/testing/screens/people';
import { test } from './support/test';

const sections = ['Home', 'Services', 'Sample Report', 'About', 'Contact'];

type WayOut = [place: string, name: string | RegExp, address: string];

const { reviewUrl, social } = factorySettings.contact;

/** The links that open in a new tab, of those that the business has. */
const waysOut: WayOut[] = [
  ...(blogLinks
    ? ([
        ['header', 'Blog', blogLinks.home],
        ['#home', /what a sewer inspection shows/, blogLinks.inspections],
        ['#home', /what an inspection costs/, blogLinks.costs],
        ['#blog', /Sewer inspections/, blogLinks.inspections],
        ['#blog', /Inspection costs/, blogLinks.costs],
        ['#blog', /All articles/, blogLinks.home],
      ] satisfies WayOut[])
    : []),
  ...social.map(({ name, url }): WayOut => ['#contact', name, url]),
  ...(reviewUrl === null ? [] : [['body', 'Reviews', reviewUrl] satisfies WayOut]),
];

async function openLanding(browser: Browser, open = openDesktop): Promise<Page> {
  const context = await open(browser, { reducedMotion: 'reduce' });
  // The test network can't reach them.
  await context.route(
    ({ href }) => waysOut.some(([, , address]) => href.startsWith(address)),
    (route) => route.fulfill({ body: 'elsewhere' }),
  );
  const page = await context.newPage();
  await page.goto('/');
  return page;
}

/** The target’s top edge is in view, below the header. */
async function expectAtTop(section: Locator): Promise<void> {
  await expect
    .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThanOrEqual(200);
  expect(await section.evaluate((element) => element.getBoundingClientRect().bottom)).toBeGreaterThan(200);
}

test.describe('links within the page', () => {
  type Way = [place: string, name: string, section: string, nth?: number];
  const ways: Way[] = [
    ['header', 'Home', 'home'],
    ['header', 'Services', 'services'],
    ['header', 'Sample Report', 'sample-report'],
    ['header', 'About', 'about'],
    ['header', 'Contact', 'contact'],
    ['header', 'Schedule Now', 'contact'],
    ['#home', 'Schedule a Sewer Scope', 'contact'],
    ['#home', 'Learn More', 'services'],
    ...activeServices(factorySettings.services).map((_, nth): Way => [
      '#services',
      'Book This Service',
      'contact',
      nth,
    ]),
    ['#sample-report', 'Request Sample Report', 'contact'],
    ['footer', 'Services', 'services'],
    ['footer', 'Contact', 'contact'],
  ];

  test('each link and button goes to its section', async ({ browser }) => {
    const page = await openLanding(browser);
    for (const [place, name, section, nth = 0] of ways) {
      await test.step(`${place}: ${name} ${nth}`, async () => {
        await page.locator(place).getByRole('link', { name, exact: true }).nth(nth).click();
        await expect(page).toHaveURL(new RegExp(`/#${section}$`));
        await expectAtTop(page.locator(`#${section}`));
      });
    }
  });

  test('from another page, a section link goes to the landing page and to the section', async ({
    browser,
  }) => {
    const page = await openLanding(browser);
    await page.goto('/privacy');
    await page.locator('header').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/#about$/);
    await expectAtTop(page.locator('#about'));
  });
});

test('the blog, social pages, and reviews open in a new tab', async ({ browser }) => {
  const page = await openLanding(browser);
  for (const [place, name, address] of waysOut) {
    await test.step(`${place}: ${name}`, async () => {
      const opened = page.context().waitForEvent('page');
      await page.locator(place).getByRole('link', { name }).first().click();
      const tab = await opened;
      await expect.poll(() => tab.url().replace(/\/$/, '')).toBe(address);
      await tab.close();
    });
  }
});

/** Scrolls a control to the bottom of the window. Returns whether something else is above a part of it. */
async function isCoveredAtBottom(control: Element): Promise<boolean> {
  const { bottom } = control.getBoundingClientRect();
  scrollBy({ top: bottom - innerHeight + 24, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, right, top, height } = control.getBoundingClientRect();
  for (let x = left + 4; x < right; x += 8) {
    const above = document.elementFromPoint(x, top + height / 2);
    if (above !== control && !control.contains(above)) return true;
  }
  return false;
}

test('the review button floats at the bottom right, and makes way for controls', async ({ browser }) => {
  test.skip(reviewUrl === null, 'The business has no review page.');
  for (const open of [openPhone, openDesktop]) {
    const page = await openLanding(browser, open);
    const review = page.getByRole('link', { name: 'Reviews' });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const box = await review.boundingBox();
    expect(width - (box ? box.x + box.width : 0)).toBeLessThanOrEqual(24);
    expect(height - (box ? box.y + box.height : 0)).toBeLessThanOrEqual(24);
    for (const control of ['#services .MuiButton-root', '#contact select', 'footer a']) {
      await expect
        .poll(() => page.locator(control).last().evaluate(isCoveredAtBottom), { message: control })
        .toBe(false);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(review).not.toHaveAttribute('data-away');
  }
});

test('the footer links to the legal pages, and the contact cards call, email, and show the hours', async ({
  browser,
}) => {
  const page = await openLanding(browser);
  for (const path of ['/privacy', '/terms', '/disclosure']) {
    await expect(page.locator(`footer a[href="${path}"]`)).toBeVisible();
  }
  const contact = page.locator('#contact');
  await expect(contact.getByRole('heading', { level: 2 })).toHaveText('Schedule Your Inspection');
  const follow = social.length > 0 ? ['Follow Us'] : [];
  for (const title of ['Book Your Inspection', 'Quick Contact', 'Business Hours', ...follow]) {
    await expect(contact.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(contact.getByRole('link', { name: phoneOf(factorySettings.contact).display })).toBeVisible();
  await expect(contact.getByRole('link', { name: factorySettings.contact.email })).toBeVisible();
  for (const { days, hours } of openingHours(factorySettings.hours)) {
    await expect(contact.getByText(days, { exact: true })).toBeVisible();
    await expect(contact.getByText(hours, { exact: true })).toBeVisible();
  }
});

test.describe('the menu panel on narrow screens', () => {
  for (const [viewport, panelWidth] of [
    [390, 300],
    [820, 400],
  ] as const) {
    test(`at ${viewport} px it is ${panelWidth} px wide, on the right, with the same links`, async ({
      browser,
    }) => {
      const page = await openLanding(browser, (...options) => openPhone(...options));
      await page.setViewportSize({ width: viewport, height: 844 });
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await expect
        .poll(async () => {
          const box = await panel.boundingBox();
          return box && [Math.round(box.x + box.width), Math.round(box.width)];
        })
        .toEqual([viewport, panelWidth]);
      const links = panel.getByRole('navigation').getByRole('link');
      await expect(links).toHaveText([...sections, ...(blogLinks ? ['Blog'] : [])]);
      await expect(panel.getByRole('link', { name: 'Schedule Now' })).toBeVisible();
    });
  }

  test('choosing any link closes it and goes there', async ({ browser }) => {
    const page = await openLanding(browser, openPhone);
    const panel = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, section] of [
      ['Services', 'services'],
      ['Sample Report', 'sample-report'],
      ['About', 'about'],
      ['Contact', 'contact'],
      ['Home', 'home'],
      ['Schedule Now', 'contact'],
    ] as const) {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await panel.getByRole('link', { name, exact: true }).click();
      await expect(panel).toBeHidden();
      await expectAtTop(page.locator(`#${section}`));
    }
  });

  test('keyboard focus stays inside, Escape closes it, and focus returns', async ({ browser }) => {
    const page = await openLanding(browser, openPhone);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const outside = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog') === null;
      });
    for (let count = 0; count < 14; count += 1) {
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('the first press of Tab offers a link that skips the navigation', async ({ browser }) => {
  const page = await openLanding(browser);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('only one of the eight questions is open at a time, and it can be closed again', async ({ browser }) => {
  const page = await openLanding(browser);
  const items = page.locator('#faq details');
  await expect(items).toHaveCount(8);
  for (const [index, { question, answer, link }] of faq(factorySettings).entries()) {
    const item = items.nth(index);
    await item.getByText(question, { exact: true }).click();
    await expect(item.getByText(answer, { exact: true })).toBeVisible();
    if (link) await expect(item.getByRole('link', { name: link.text })).toHaveAttribute('href', link.url);
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await items.last().locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

test.describe('the sample report', () => {
  const opened = async (browser: Browser, open = openDesktop) => {
    const page = await openLanding(browser, open);
    await page.getByRole('button', { name: 'View Sample Video' }).click();
    const dialog = page.getByRole('dialog', { name: /Sample report/ });
    await expect(dialog).toBeVisible();
    return { page, dialog };
  };

  test('the card shows date, address, material, condition, and the inspector’s summary', async ({
    browser,
  }) => {
    const page = await openLanding(browser);
    const card = page.locator('#sample-report');
    for (const term of ['Inspection date', 'Property address', 'Line material', 'Overall condition']) {
      await expect(card.getByText(term, { exact: true }).first()).toBeVisible();
    }
    await expect(card.getByRole('heading', { name: 'Inspector summary' })).toBeVisible();
  });

  test('View Sample Video shows each finding with its picture, footage, severity, and advice', async ({
    browser,
  }) => {
    for (const open of [openPhone, openDesktop]) {
      const { dialog } = await opened(browser, open);
      const findings = dialog.getByRole('article');
      await expect(findings).toHaveCount(4);
      for (const feet of [12, 31, 40, 48]) {
        const finding = findings.filter({ hasText: `${feet} ft, severity: ` });
        await expect(finding.getByRole('img', { name: new RegExp(`frame at ${feet} ft`) })).toBeVisible();
        await expect(finding.locator('.advice')).not.toBeEmpty();
      }
      await expect(dialog.getByRole('heading', { name: 'What to do, in order' })).toBeVisible();
      const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });

  test('View Sample Video loads and plays the film on the press, and each finding leads to its moment', async ({
    browser,
  }) => {
    const page = await openLanding(browser);
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(new URL(request.url()).pathname);
    });
    await page.locator('#sample-report').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await page.getByRole('button', { name: 'View Sample Video' }).click();
    const film = page.getByLabel('Sample video of a line, illustrated');
    const state = () =>
      film.evaluate((video: HTMLVideoElement) => ({
        paused: video.paused,
        seconds: Math.floor(video.currentTime),
        size: `${video.videoWidth}x${video.videoHeight}`,
      }));
    await expect
      .poll(state)
      .toMatchObject({ paused: false, size: `${sampleFilm.width}x${sampleFilm.height}` });
    await expect.poll(async () => (await state()).seconds).toBeGreaterThan(0);
    for (const { feet } of sampleFindings.toReversed()) {
      const card = page.getByRole('article').filter({ hasText: `${feet} ft, severity: ` });
      await card.getByRole('link', { name: /Play the video at/ }).click();
      await expect(film).toBeInViewport();
      const { seconds } = await state();
      expect(seconds - momentOf(feet)).toBeGreaterThanOrEqual(0);
      expect(seconds - momentOf(feet)).toBeLessThan(5);
    }
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await state()).paused).toBe(true);
    expect(new Set(films)).toEqual(new Set([sampleFilm.path]));
  });

  test('it closes by its button, by Escape, and by the link to the form', async ({ browser }) => {
    const { page, dialog } = await opened(browser);
    await dialog.getByRole('button', { name: 'Close the sample report' }).click();
    await expect(dialog).toBeHidden();
    const opener = page.getByRole('button', { name: 'View Sample Video' });
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('link', { name: 'Schedule Your Inspection' }).click();
    await expect(dialog).toBeHidden();
    await expectAtTop(page.locator('#contact'));
  });
});

test('the map shows the ends of the route, and every city at its point', async ({ browser }) => {
  const page = await openLanding(browser, openPhone);
  const map = page.getByRole('img', { name: /Map of the service area/ });
  await expect(map).toBeVisible();
  await expect(map.locator('.cities circle')).toHaveCount(cities.length);
  const ends = [serviceArea.route.at(0), serviceArea.route.at(-1)].map((end) => end?.name);
  for (const city of new Set([...cities, ...ends])) {
    await expect(map.locator('text', { hasText: new RegExp(`^${city}$`) })).toHaveCount(1);
  }
  for (const city of cities) {
    await expect(
      page.getByRole('list', { name: 'Cities we serve' }).getByText(city, { exact: true }),
    ).toBeVisible();
  }
});

for (const width of [320, 390, 820, 1440, 1920]) {
  test(`nothing overflows horizontally at ${width} px, even with text twice as large`, async ({
    browser,
  }) => {
    const page = await openLanding(browser);
    await page.setViewportSize({ width, height: 900 });
    await expectNothingWider(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNothingWider(page);
  });
}

test('a phone’s first screen has the price and our number, and the header stays one row @walk', async ({
  browser,
}) => {
  const page = await openLanding(browser, openPhone);
  const price = page.locator('#home').getByText(dollars(usualService.price));
  await expect(price).toBeInViewport({ ratio: 1 });
  const header = page.locator('header').first();
  const call = header.getByRole('link', { name: `Call ${phoneOf(factorySettings.contact).display}` });
  await expect(call).toHaveAttribute('href', `tel:${factorySettings.contact.phone}`);
  await expect(call).toBeInViewport({ ratio: 1 });
  for (const width of [430, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingWider(page);
    const { width: wide = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect([wide >= 44, height >= 44, (await header.boundingBox())?.height], `${width} px`).toEqual([
      true,
      true,
      64,
    ]);
  }
});

test('touch targets are at least 44 px high on a phone, except links within text', async ({ browser }) => {
  const page = await openLanding(browser, openPhone);
  const small = await page
    .locator('a:visible, button:visible, summary:visible, select:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.closest('p, li > div') === null)
        .map((element) => ({ name: element.textContent, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
  expect(small).toEqual([]);
});

test('only the font is requested between the HTML and first paint', async ({ browser }) => {
  const page = await openLanding(browser);
  const entries = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ initiatorType, name }) => initiatorType === 'script' || name.endsWith('.js'),
    );
    return paint && scripts.length > 0
      ? { paint: paint.startTime, scripts: scripts.map(({ startTime }) => startTime) }
      : null;
  });
  const { paint, scripts } = (await entries.jsonValue()) ?? { paint: 0, scripts: [] };
  expect(Math.min(...scripts)).toBeGreaterThan(paint);
});
