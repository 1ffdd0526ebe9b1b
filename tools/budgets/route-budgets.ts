import type { Page } from '@playwright/test';
import { portalAppRoutes, routes } from '@domain/business/routes';
import type { PageMeasures } from './measure-page';
import { openedAppointment } from './opened-appointment';
import { openedLink } from './opened-link';

export interface RouteBudget {
  /** As it is named in the table. */
  readonly name: string;
  /** Path and query. */
  readonly address: string;
  /** The file of the build that answers; the row appears once it exists. */
  readonly file: string;
  /** Bytes, or requests. A limit says what fails the build; a measure without one is shown alone. */
  readonly limits: Partial<Readonly<Record<keyof PageMeasures, number>>>;
  /** Where the numbers should get to; shown, never failing. */
  readonly goals?: Partial<Readonly<Record<keyof PageMeasures, number>>>;
  /** The server's answers, by the deployed name of the call: no backend runs beside the build. */
  readonly answers?: Readonly<Record<string, object>>;
  /** What the visitor does once the page is loaded. */
  readonly touch?: (page: Page) => Promise<void>;
  /** The worker's group that a second visit is to find on the device; with it, `secondVisit` is measured. */
  readonly keptGroup?: string;
}

/** A kilobyte has 1,000 bytes here, as on a bill for data. */
export const kB = 1_000;

const document = { externalScript: 0, inlineScript: 1 * kB } as const;
const scripted = { externalScript: 10 * kB, inlineScript: 1 * kB } as const;

/** Goes through every field of the page's forms, as a visitor does, until the forms are alive. */
async function touchForms(page: Page): Promise<void> {
  for (const form of await page.locator('[data-island] form').all()) {
    for (const field of await form.locator('input, select, textarea').all()) await field.focus();
    // React leaves its mark on every element that it has brought to life.
    await page.waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__react')),
      await form.elementHandle(),
    );
  }
}

const legal = [routes.privacy, routes.terms, routes.disclosure].map((address) => ({
  name: address,
  address,
  file: `${address.slice(1)}.html`,
  limits: document,
}));

const clientForms = [
  routes.questionnaire,
  routes.inspectionAgreement,
  routes.mediaRelease,
  routes.followUp,
].map((address) => ({
  name: address,
  address: `${address}?booking=x`,
  file: 'forms-app.html',
  limits: { externalScript: 160 * kB },
  answers: openedLink,
}));

/** Each route, as a visitor loads it, and what it may cost. A new app or page is a new row. */
export const routeBudgets: readonly RouteBudget[] = [
  {
    name: '/',
    address: routes.home,
    file: 'index.html',
    limits: { ...document, allBytes: 45 * kB, requests: 3 },
  },
  {
    name: 'booking form',
    address: routes.home,
    file: 'index.html',
    limits: { onDemandScript: 125 * kB },
    goals: { onDemandScript: 110 * kB },
    touch: touchForms,
  },
  ...legal,
  { name: '/thank-you', address: routes.thankYou, file: 'thank-you.html', limits: scripted },
  { name: 'not found', address: '/no-such-page', file: '404.html', limits: scripted },
  ...clientForms,
  {
    name: routes.appointment,
    address: `${routes.appointment}?booking=x`,
    file: 'forms-app.html',
    limits: { externalScript: 160 * kB },
    answers: openedAppointment,
  },
  ...portalAppRoutes.map((address) => ({
    name: address,
    address,
    file: 'portal-app.html',
    limits: { externalScript: 140 * kB },
  })),
  {
    name: 'referral app',
    address: routes.referralApp,
    file: 'referral-app.html',
    limits: { externalScript: 140 * kB, secondVisit: 0 },
    keptGroup: 'referral',
  },
  {
    name: 'office, sign-in',
    address: routes.adminAuth,
    file: 'admin.html',
    limits: { externalScript: 195 * kB },
  },
];
