import { faq } from '@domain/business/faq';
import { builtSettings } from '@domain/settings/built-settings';
import type { FAQPage } from 'schema-dts';

/** The page's questions and answers. */
export function faqPage(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faq(builtSettings).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
