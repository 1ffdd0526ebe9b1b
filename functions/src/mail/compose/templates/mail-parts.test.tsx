import { business } from '@domain/business/business';
import { expect, it } from 'vitest';
import { renderMail } from '../render-mail';
import { Paragraph } from './mail-parts';

it('makes our number in a paragraph a link, and leaves its text as it is', async () => {
  const { html, text } = await renderMail(<Paragraph>Questions? Call {business.phone.display}.</Paragraph>);
  expect(html).toContain(`href="tel:${business.phone.e164}"`);
  expect(text.trim()).toBe(`Questions? Call ${business.phone.display}.`);
});
