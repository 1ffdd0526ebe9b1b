import { expect, type Browser, type Page } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { mailTo, mailsTo } from '../testing/screens/mailbox';
import { openOffice, openPhone } from '../testing/screens/people';
import { signInToPortal } from '../testing/screens/portal';

/** Demo clients by what exists for them. */
export interface Clients {
  /** Has an appointment and forms to fill in. */
  readonly scheduled: { readonly name: string; readonly email: string };
  /** Has a report that is paid. */
  readonly reported: { readonly name: string; readonly email: string };
  /** Has a report that is not paid. */
  readonly unpaid: { readonly name: string; readonly email: string };
}

export interface Surface {
  readonly name: string;
  /** Opens it, ready to be photographed. */
  readonly open: (browser: Browser, clients: Clients, scheme: Scheme) => Promise<Page>;
}

export type Scheme = 'light' | 'dark';

const phone = async (browser: Browser, address: string, colorScheme: Scheme): Promise<Page> => {
  const context = await openPhone(browser, { colorScheme, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
};

/** Waits until nothing on the page says that it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0, { timeout: 60_000 });
}

const at =
  (address: string): Surface['open'] =>
  (browser, _clients, scheme) =>
    phone(browser, address, scheme);

/** A link in an email, by how its address begins after the site's. */
const linkIn = (html: string, path: string): string => {
  const found = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`no link to ${path} in the email`);
  return found.replaceAll('&amp;', '&');
};

const form =
  (path: string): Surface['open'] =>
  async (browser, { scheduled }, scheme) => {
    const { html } = await mailTo(scheduled.email, /Your sewer inspection on/);
    const key = new URL(linkIn(html, 'booking=')).searchParams.get('booking') ?? '';
    return phone(browser, `${path}?booking=${encodeURIComponent(key)}`, scheme);
  };

const report =
  (whose: 'reported' | 'unpaid'): Surface['open'] =>
  async (browser, clients, scheme) => {
    const { html } = await mailTo(clients[whose].email, /report/i);
    return phone(browser, linkIn(html, '/report/'), scheme);
  };

const office =
  (path: string): Surface['open'] =>
  async (browser, _clients, colorScheme) => {
    const page = await openOffice(browser, '/admin', {
      colorScheme,
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return page;
  };

/** Every kind of page that a person sees, in the order in which they meet them. */
export const surfaces: readonly Surface[] = [
  { name: 'Site', open: at(routes.home) },
  { name: 'Booking form', open: at(`${routes.home}#booking`) },
  { name: 'Thank-you', open: at(`${routes.thankYou}?type=booking`) },
  { name: 'Not found', open: at('/no-such-page') },
  { name: 'Agreement', open: form(routes.inspectionAgreement) },
  { name: 'Media release', open: form(routes.mediaRelease) },
  { name: 'Questionnaire', open: form(routes.questionnaire) },
  { name: 'Appointment', open: form(routes.appointment) },
  { name: 'Portal, sign-in', open: at(routes.customerPortal) },
  {
    name: 'Portal',
    open: async (browser, { reported }, colorScheme) => {
      const context = await openPhone(browser, { colorScheme, serviceWorkers: 'block' });
      const page = await context.newPage();
      await signInToPortal(page, { ...reported, phone: '', address: '' });
      return page;
    },
  },
  { name: 'Referral app', open: at(referralScreens.home) },
  { name: 'Referral form', open: at(referralScreens.form) },
  { name: 'Report', open: report('reported') },
  { name: 'Report to pay', open: report('unpaid') },
  {
    name: 'Email',
    open: async (browser, { scheduled }, colorScheme) => {
      const [mail] = await mailsTo(scheduled.email);
      const page = await (await openPhone(browser, { colorScheme })).newPage();
      await page.setContent(mail?.html ?? '');
      return page;
    },
  },
  { name: 'Office, Workflow', open: office('/admin') },
  { name: 'Office, Dashboard', open: office('/admin?tab=dashboard') },
  { name: 'Office, Create Report', open: office('/admin?tab=report') },
];
