import type { Page } from '@playwright/test';
import { formLinks } from '@domain/business/routes';
import type { Person } from '../../../tools/testing/screens/people';
import { approvalTo } from './release-mails';

/** The address of a form with a client's key. */
export function formAddress(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ booking: key }).toString()}`;
}

/** The links to the three forms in the approval email, by path. */
export async function mailedLinks(person: Person): Promise<Record<string, string>> {
  const { html } = await approvalTo(person);
  return Object.fromEntries(
    formLinks.map(({ path }) => [
      path,
      new RegExp(`href="([^"]+${path}\\?booking=[^"]+)"`).exec(html)?.[1] ?? '',
    ]),
  );
}

/** A document to sign on a page. */
export function signingForm(page: Page) {
  return {
    name: page.getByLabel(/^Client Name/),
    address: page.getByLabel(/^Property Address/),
    date: page.getByLabel(/^Inspection Date/),
    terms: page.getByLabel(/agree to its terms/),
    photos: page.getByLabel(/use photos/),
    video: page.getByLabel(/use video/),
    website: page.getByLabel(/on your website/),
    marketing: page.getByLabel(/in marketing/),
    noConsent: page.getByLabel(/do not consent/),
    electronic: page.getByLabel(/electronically/),
    signature: page.getByLabel(/^Signature/),
    submit: page.locator('form button[type=submit]'),
    async signAgreement(name: string) {
      await this.terms.check();
      await this.electronic.check();
      await this.signature.fill(name);
    },
    async signMediaRelease(name: string) {
      await this.photos.check();
      await this.electronic.check();
      await this.signature.fill(name);
    },
  };
}
