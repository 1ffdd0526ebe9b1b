import { faq } from '@domain/business/faq';
import type { FAQPage } from 'schema-dts';

/** The page's questions and answers. */
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
