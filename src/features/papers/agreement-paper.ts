import { agreementSubmissionSchema } from '@domain/agreement/agreement-submission';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { dollars } from '@domain/text/dollars';
import { string } from 'yup';
import type { Paper } from './paper';

/** The Sewer Scope Inspection Agreement. */
export const agreementPaper: Paper = {
  formType: 'agreement',
  text: agreementTexts[0],
  noun: 'agreement',
  keyFacts: ({ total_price }) => [
    {
      mark: 'Twice the fee',
      text: `If we make a mistake, we owe you at most twice the fee. Your fee is ${dollars(total_price)}, so that is ${dollars(2 * total_price)}.`,
    },
    { mark: '14 days', text: 'If you find a problem, tell us in writing within 14 days.' },
    { mark: '1 year', text: 'A year after the inspection, no claim can be made any more.' },
    {
      mark: 'Utah County',
      text: 'What we cannot settle by talking goes to arbitration or small claims court there, not to a jury.',
    },
    { mark: '2 years', text: 'Video and reports are kept up to 2 years. Save what you want to keep longer.' },
  ],
  asksForDate: true,
  submitLabel: 'Submit Agreement',
  missing: 'Please fill in all required fields and agree to the terms.',
  failed: 'There was an error submitting your agreement. Please try again.',
  signed: ({ agreement }) => agreement,
  lacksConsent: ({ terms_accepted }) => !terms_accepted,
  canSubmit: ({ terms_accepted }) => terms_accepted,
  schema: agreementSubmissionSchema
    .omit(['booking_id', 'text_version', 'text_hash'])
    .shape({ agreement_type: string().default('inspection') }),
};
