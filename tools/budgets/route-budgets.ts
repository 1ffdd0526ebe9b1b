import type { Page } from '@playwright/test';
import { fileOfPage, listedPages, portalAppRoutes, routes } from '@domain/business/routes';
import type { PageMeasures } from './measure-page';
import { openedAppointment } from './opened-appointment';
import { openedIntroduction } from './opened-introduction';
import { openedLink } from './opened-link';

export interface RouteBudget {
  /** The name in the table. */
  readonly name: string;
  /** Path and query. */
  readonly address: string;
  /** The build's file for this route; the row is omitted until it exists. */
  readonly file: string;
  /** Bytes or requests. Exceeding a limit fails the build; a measure without one is only displayed. */
  readonly limits: Partial<Readonly<Record<keyof PageMeasures, number>>>;
  /** Targets, which are displayed and never fail. */
  readonly goals?: Partial<Readonly<Record<keyof PageMeasures, number>>>;
  /** Server responses by deployed function name, because no backend runs here. */
  readonly answers?: Readonly<Record<string, object>>;
  /** The visitor's actions after the page has loaded. */
  readonly touch?: (page: Page) => Promise<void>;
  /**
   * The service worker's file group that must be cached before a second visit; required to measure
   * `secondVisit`.
   */
  readonly storedGroup?: string;
}

/** A kilobyte has 1,000 bytes here, as in data plans. */
export const kB = 1_000;

const document = { externalScript: 0, inlineScript: 1.6 * kB } as const;
const scripted = { externalScript: 10 * kB, inlineScript: 1.6 * kB } as const;

/** Focuses every field of the page's forms, as a visitor does, until the forms are hydrated. */
async function touchForms(page: Page): Promise<void> {
  for (const form of await page.locator('[data-island] form').all()) {
    for (const field of await form.locator('input, select, textarea').all()) await field.focus();
    // React sets a private property on every element it has hydrated.
    await page.waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__react')),
      await form.elementHandle(),
    );
  }
}

const listed = listedPages.map((address) => ({
  name: address,
  address,
  file: fileOfPage(address),
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
  limits: { externalScript: 176 * kB },
  answers: openedLink,
}));

/** Each route as a visitor loads it, with its limits. A new app or page needs a row. */
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
    limits: { onDemandScript: 143 * kB },
    goals: { onDemandScript: 110 * kB },
    touch: touchForms,
  },
  ...listed,
  { name: '/thank-you', address: routes.thankYou, file: 'thank-you.html', limits: scripted },
  { name: 'not found', address: '/no-such-page', file: '404.html', limits: scripted },
  ...clientForms,
  {
    name: routes.appointment,
    address: `${routes.appointment}?booking=x`,
    file: 'forms-app.html',
    limits: { externalScript: 176 * kB },
    answers: openedAppointment,
  },
  {
    name: routes.chooseTime,
    address: `${routes.chooseTime}?booking=x`,
    file: 'forms-app.html',
    limits: { externalScript: 176 * kB },
    answers: openedIntroduction,
  },
  ...portalAppRoutes.map((address) => ({
    name: address,
    address,
    file: 'portal-app.html',
    limits: { externalScript: 145 * kB },
  })),
  {
    name: 'referral app',
    address: routes.referralApp,
    file: 'referral-app.html',
    limits: { externalScript: 145 * kB, secondVisit: 0 },
    storedGroup: 'referral',
  },
  {
    name: 'office, sign-in',
    address: routes.adminAuth,
    file: 'admin.html',
    limits: { externalScript: 205 * kB },
  },
];
