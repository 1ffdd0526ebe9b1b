import { expect, type Locator, type Page } from '@playwright/test';
import { factorySettings } from '@domain/settings/factory-settings';
import { activeTitles } from '@domain/settings/offered-services';
import { usualService } from '../usual-service';
import type { Person } from './people';

const serviceTitles = activeTitles(factorySettings.services);

/** One of the landing page's two booking forms. */
export function requestForm(page: Page, section: 'booking' | 'contact' = 'booking') {
  const form = page.locator(`#${section} form`);
  return {
    form,
    name: form.getByLabel(/Full Name/),
    phone: form.getByLabel(/Phone Number/),
    email: form.getByLabel(/Email Address/),
    address: form.getByLabel(/Property Address/),
    service: form.getByLabel(/Inspection Type/),
    date: form.getByLabel(/Preferred Date/),
    time: form.getByLabel(/Preferred Time/),
    deadline: form.getByLabel('Do you have a deadline?', { exact: true }),
    note: form.getByLabel(/Special Instructions/),
    submit: form.locator('button[type=submit]'),
    async fill(person: Person, service = serviceTitles[1] ?? usualService.title) {
      await this.name.fill(person.name);
      await this.phone.pressSequentially(person.phone);
      await expect(this.phone).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/);
      await this.email.fill(person.email);
      await this.address.fill(person.address);
      await this.service.selectOption({ label: await optionStarting(form, service) });
    },
  };
}

/** The full label of the service's option, which may include its price. */
async function optionStarting(form: Locator, service: string): Promise<string> {
  const labels = await form
    .getByLabel(/Inspection Type/)
    .locator('option')
    .allTextContents();
  const label = labels.find((text) => text.startsWith(service));
  if (!label) throw new Error(`no option for ${service} among ${labels.join(', ')}`);
  return label;
}
