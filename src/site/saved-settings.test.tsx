// @vitest-environment jsdom
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { publicSettings } from '@domain/settings/public-settings';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { standInAssets } from './testing/stand-in-assets';

vi.setConfig({ hookTimeout: 60_000 });

const contact = { ...factorySettings.contact, phone: '+15550100199' };
const [usual] = factorySettings.services.catalog;
if (!usual) throw new Error('the business has no service');

let landing: Document;
beforeAll(async () => {
  vi.resetModules();
  const services = {
    ...factorySettings.services,
    catalog: factorySettings.services.catalog.map((service) =>
      service.id === usual.id ? { ...service, price: 1234, title: 'The Long Look' } : service,
    ),
  };
  globalThis.SAVED_SETTINGS = publicSettings(3, { ...factorySettings, contact, services });
  const { renderDocuments } = await import('./render-document');
  landing = new DOMParser().parseFromString(renderDocuments(standInAssets)['index.html'] ?? '', 'text/html');
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
