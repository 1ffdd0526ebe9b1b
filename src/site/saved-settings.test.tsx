// @vitest-environment jsdom
import { reminderFeature } from '@domain/settings/card-features';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { publicSettings } from '@domain/settings/public-settings';
import type { Settings } from '@domain/settings/settings';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { standInAssets } from './testing/stand-in-assets';

const contact = { ...factorySettings.contact, phone: '+15550100199' };
const [usual] = factorySettings.services.catalog;
if (!usual) throw new Error('the business has no service');

/** The landing page, built with saved settings. */
async function built(settings: Settings): Promise<Document> {
  vi.resetModules();
  globalThis.SAVED_SETTINGS = publicSettings(3, settings);
  const { renderDocuments } = await import('./render-document');
  return new DOMParser().parseFromString(renderDocuments(standInAssets)['index.html'] ?? '', 'text/html');
}

let landing: Document;
beforeAll(async () => {
  const services = {
    ...factorySettings.services,
    catalog: factorySettings.services.catalog.map((service) =>
      service.id === usual.id ? { ...service, price: 1234, title: 'The Long Look' } : service,
    ),
  };
  landing = await built({ ...factorySettings, contact, services });
});
afterAll(() => {
  globalThis.SAVED_SETTINGS = undefined;
});

test('the pages are built with what the office saved', () => {
  expect(landing.getElementById('services')?.textContent).toContain('The Long Look');
  expect(landing.getElementById('services')?.textContent).toContain('1,234');
  expect(landing.querySelector('#faq')?.textContent).toContain('The Long Look is $1,234');
  expect(landing.querySelector(`a[href="tel:${contact.phone}"]`)?.textContent).toBeTruthy();
  expect(landing.body.textContent).not.toContain(phoneOf(factorySettings.contact).display);
});

test('so is the booking form before its script has loaded', () => {
  const options = [...landing.querySelectorAll('form option')].map((option) => option.textContent);
  expect(options.join()).toContain('The Long Look, $1,234');
  expect(options.join()).not.toContain(usual.title);
});

test('the card of a yearly service promises a reminder exactly while reminders are sent', async () => {
  const yearly = { ...usual, compares: 'year' as const };
  const others = factorySettings.services.catalog.filter(
    ({ id, compares }) => id !== usual.id && compares !== 'year',
  );
  const services = { ...factorySettings.services, catalog: [yearly, ...others] };
  const cardsWithReminder = (page: Document) =>
    [...page.querySelectorAll('#services article')]
      .filter((card) => [...card.querySelectorAll('li')].some((item) => item.textContent === reminderFeature))
      .map((card) => card.querySelector('h3')?.textContent);
  expect(cardsWithReminder(landing)).toEqual([]);
  const on = { postalAddress: 'PO Box 1, Springfield, OH 45501', reminders: true, reviews: false };
  expect(cardsWithReminder(await built({ ...factorySettings, services, outreach: on }))).toEqual([
    yearly.title,
  ]);
  const withoutAddress = { ...on, postalAddress: '' };
  expect(cardsWithReminder(await built({ ...factorySettings, services, outreach: withoutAddress }))).toEqual(
    [],
  );
});
