import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { expect, it } from 'vitest';
import { inContext } from '../platform/request-context';
import { linkRefusal } from './link-refusal';

const contact = { ...factorySettings.contact, phone: '+15550100199' };

it('names the number as the office saved it', async () => {
  const refusal = await inContext('a-call', {}, (context) => {
    context.settings = { ...factorySettings, contact };
    return Promise.resolve(linkRefusal('expired'));
  });
  expect(refusal.details.userMessage).toContain(`call us at ${phoneOf(contact).display}`);
  expect(linkRefusal('expired').details.userMessage).toContain(phoneOf(factorySettings.contact).display);
});
