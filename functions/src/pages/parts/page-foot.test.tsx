import { expect, test } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { inContext } from '../../platform/request-context';
import { PageFoot } from './page-foot';
import { pageHtml } from './page-html';

const contact = { ...factorySettings.contact, phone: '+13125550199', email: 'new@example.org' };

test('names the phone number and address as the owner saved them', async () => {
  const html = await inContext('report-page', {}, (context) => {
    context.settings = { ...factorySettings, contact };
    return pageHtml('Report', <PageFoot />);
  });
  const { display, e164 } = phoneOf(contact);
  expect(html).toContain(`<a href="tel:${e164}">${display}</a>`);
  expect(html).toContain('<a href="mailto:new@example.org">new@example.org</a>');
  expect(html).not.toContain(phoneOf(factorySettings.contact).display);
  expect(html).not.toContain(factorySettings.contact.email);
});
