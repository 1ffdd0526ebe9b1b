import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { expect, it } from 'vitest';
import { renderMail } from '../render-mail';
import { Paragraph } from './mail-parts';

it('makes our number in a paragraph a link, and leaves its text as it is', async () => {
  const { html, text } = await renderMail(
    <Paragraph>Questions? Call {phoneOf(factorySettings.contact).display}.</Paragraph>,
  );
  expect(html).toContain(`href="tel:${factorySettings.contact.phone}"`);
  expect(text.trim()).toBe(`Questions? Call ${phoneOf(factorySettings.contact).display}.`);
});
