import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';

/** HTML and plain text of an email from one template, so that they always agree. */
export async function renderMail(template: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(template);
  return {
    html,
    text: toPlainText(html, {
      selectors: [
        { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
        // The number is the text already.
        { selector: 'a[href^="tel:"]', format: 'inline' },
      ],
    }),
  };
}
