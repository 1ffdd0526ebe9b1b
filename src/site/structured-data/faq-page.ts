import { faq } from '@domain/business/faq';
import type { FAQPage } from 'schema-dts';

/** The questions of the page with the answers that it shows. */
export function faqPage(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
