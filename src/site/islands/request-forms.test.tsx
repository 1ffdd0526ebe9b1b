// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { emptyRequestForm, toRequestSubmission } from '@domain/request/request-form';
import { factorySettings } from '@domain/settings/factory-settings';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import type * as ReactDom from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '@/offline/database-name';
import { closeDatabase } from '@/offline/open-database';
import { updateDraft } from '@/offline/update-draft';
import { serveSettings } from '@/settings/testing/serve-settings';
import { eventually } from '@/ui/testing/eventually';
import { changedServices, renamedService } from '../../../tools/testing/changed-services';
import { usualService } from '../../../tools/testing/usual-service';
import { renderDocuments } from '../render-document';
import { standInAssets } from '../testing/stand-in-assets';
import { hydrate } from './request-forms';

const { catalog: services } = factorySettings.services;

const roots = vi.hoisted((): ReactDom.Root[] => []);
vi.mock('react-dom/client', async (original) => {
  const dom = await original<typeof ReactDom>();
  const hydrateRoot: typeof dom.hydrateRoot = (...args) => {
    const root = dom.hydrateRoot(...args);
    roots.push(root);
    return root;
  };
  return { ...dom, hydrateRoot };
});

const landingPage = new DOMParser().parseFromString(
  renderDocuments(standInAssets)['index.html'] ?? '',
  'text/html',
);
/** The cards and the two forms; rendering the rest of the page would only take time. */
const body = ['#services', '#booking', '#contact']
  .map((section) => landingPage.querySelector(section)?.outerHTML ?? '')
  .join('');
const inlineScript = readFileSync('src/site/inline/page.js', 'utf8');
const titles = services.map(({ title }) => title);
// A business may have fewer services than these names.
const [standard = '', rush = standard, , annual = rush] = titles;

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const select = () => find<HTMLSelectElement>('#contact select');
const comesAlive = () => hydrate(find('[data-island="contact"]'));
const shows = (value: string) => eventually(() => expect(select().value).toBe(value));

function press(title: string): void {
  const links = [...document.querySelectorAll<HTMLElement>('#services a')];
  const link = links[services.findIndex((service) => service.title === title)];
  if (!link) throw new Error(`no card for ${title}`);
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
}

// Missing in jsdom.
const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('matchMedia', () => media);
for (const missing of ['IntersectionObserver', 'ResizeObserver']) {
  vi.stubGlobal(
    missing,
    class {
      observe(): void {}
    },
  );
}

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  document.body.innerHTML = body;
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own inline script
  (new Function(inlineScript) as () => void)();
});

// A form that stays mounted would save its draft in the next test, or update after the last one.
afterEach(async () => {
  for (const root of roots.splice(0)) root.unmount();
  await closeDatabase();
  // Ends after what was still being read.
  await deleteDB(databaseName);
});

describe('the link of a reminder', () => {
  const again = {
    name: 'Ana Reyes',
    email: 'ana@example.com',
    phone: '(312) 555-0142',
    propertyAddress: '12 Main St, Akron, OH 44606',
    serviceType: annual,
  };
  const value = (section: string, name: string) =>
    find<HTMLInputElement | HTMLSelectElement>(`#${section} [name="${name}"]`).value;

  it('fills in the booking form, once, and not over what is typed', async () => {
    sessionStorage.setItem('book-again', JSON.stringify(again));
    find<HTMLInputElement>('#booking input[name="name"]').value = 'Ana R.';
    await hydrate(find('[data-island="booking"]'));
    await eventually(() => expect(value('booking', 'email')).toBe('ana@example.com'));
    const fields = ['name', 'phone', 'propertyAddress', 'serviceType'];
    expect(fields.map((name) => value('booking', name))).toEqual([
      'Ana R.',
      again.phone,
      again.propertyAddress,
      annual,
    ]);
    expect(sessionStorage.getItem('book-again')).toBeNull();
  });

  it.each(['no JSON', '{"name":1}', '[]'])('leaves the form empty where the tab has %s', async (stored) => {
    sessionStorage.setItem('book-again', stored);
    await hydrate(find('[data-island="booking"]'));
    await eventually(() => expect(roots).toHaveLength(1));
    expect(value('booking', 'name')).toBe('');
  });
});

describe('Book This Service selects its service in the contact form', () => {
  it('over the service in an earlier visit’s draft, before it is restored and after', async () => {
    const draft = { ...emptyRequestForm, name: 'Ana Reyes', serviceType: standard };
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 60_000);
    await updateDraft({
      id: 'earlier',
      callName: 'secure-form-submission',
      formType: 'booking',
      change: () => toRequestSubmission(factorySettings.services, 'contact-form', draft),
    });
    clock.mockRestore();
    const name = () => find<HTMLInputElement>('#contact input[name="name"]').value;
    press(rush);
    await comesAlive();
    await eventually(() => expect(name()).toBe('Ana Reyes'));
    await shows(rush);
    press(annual);
    await shows(annual);
    expect(name()).toBe('Ana Reyes');
  });

  it('before the form is hydrated, and keeps it during hydration', async () => {
    press(annual);
    press(rush);
    expect(select().value).toBe(rush);
    await comesAlive();
    await shows(rush);
  });

  it('during hydration', async () => {
    const alive = comesAlive();
    press(annual);
    press(rush);
    await alive;
    await shows(rush);
  });

  it('once the form is hydrated, and a later click overrides an earlier one and a manual choice', async () => {
    await comesAlive();
    for (const title of [rush, standard, annual]) {
      press(title);
      await shows(title);
    }
    select().value = '';
    select().dispatchEvent(new Event('change', { bubbles: true }));
    await shows('');
    press(annual);
    await shows(annual);
  });

  it('under its current title, if it was renamed after the page was built', async () => {
    await serveSettings({ services: changedServices(renamedService) });
    press(usualService.title);
    await comesAlive();
    await shows('Renamed Scope');
    press(annual);
    press(usualService.title);
    await shows('Renamed Scope');
    await serveSettings();
  });

  it('and not in the form of the booking section', () => {
    press(rush);
    expect(find<HTMLSelectElement>('#booking select').value).toBe('');
  });
});

it('input during hydration is kept', async () => {
  const note = find<HTMLTextAreaElement>('#contact textarea[name="specialInstructions"]');
  const alive = comesAlive();
  for (const [field, value] of [
    [select(), annual],
    [note, 'Side gate'],
  ] as const) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await alive;
  await shows(annual);
  expect(note.value).toBe('Side gate');
});
