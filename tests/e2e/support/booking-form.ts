import { expect, type Page } from '@playwright/test';
import type { Person } from './people';

/** The Book Your Inspection form of the landing page's booking section. */
export function bookingForm(page: Page) {
  const form = page.locator('#booking form');
  return {
    form,
    name: form.getByLabel(/Full Name/),
    phone: form.getByLabel(/Phone Number/),
    email: form.getByLabel(/Email Address/),
    address: form.getByLabel(/Property Address/),
    service: form.getByLabel(/Inspection Type/),
    date: form.getByLabel(/Preferred Date/),
    time: form.getByLabel(/Preferred Time/),
    note: form.getByLabel(/Special Instructions/),
    submit: form.locator('button[type=submit]'),
    async fill(person: Person, service = 'Rush Sewer Scope') {
      await this.name.fill(person.name);
      await this.phone.pressSequentially(person.phone);
      await expect(this.phone).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/);
      await this.email.fill(person.email);
      await this.address.fill(person.address);
      await this.service.selectOption({ label: await optionStarting(page, service) });
    },
  };
}

/** The full label of the service's option, which may carry its price. */
async function optionStarting(page: Page, service: string): Promise<string> {
  const labels = await page.locator('#booking form select option').allTextContents();
  const label = labels.find((text) => text.startsWith(service));
  if (!label) throw new Error(`no option for ${service} among ${labels.join(', ')}`);
  return label;
}
