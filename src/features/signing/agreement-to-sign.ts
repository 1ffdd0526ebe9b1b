import { agreementSubmissionSchema } from '@domain/agreement/agreement-submission';
import { currentAgreementText } from '@domain/agreement/current-agreement-text';
import { dollars } from '@domain/text/dollars';
import { string } from 'yup';
import type { DocumentToSign } from './document-to-sign';

export const agreementToSign: DocumentToSign = {
  formType: 'agreement',
  text: currentAgreementText,
  noun: 'agreement',
  keyFacts: ({ total_price }) => [
    {
      mark: 'Twice the fee',
      text: `If we make a mistake, we owe you at most twice the fee. Your fee is ${dollars(total_price)}, so that’s ${dollars(2 * total_price)}.`,
    },
    { mark: '14 days', text: 'If you find a problem, tell us in writing within 14 days.' },
    { mark: '1 year', text: 'No claims can be made more than 1 year after the inspection.' },
    {
      mark: 'Utah County',
      text: 'Disputes we can’t settle by talking go to arbitration or small claims court there, not to a jury.',
    },
    {
      mark: '2 years',
      text: 'Video and reports are kept up to 2 years. Save anything you want to keep longer.',
    },
  ],
  asksForDate: true,
  submitLabel: 'Submit Agreement',
  missing: 'Please fill in all required fields and agree to the terms.',
  failed: 'There was an error submitting your agreement. Please try again.',
  signed: ({ agreement }) => agreement,
  lacksConsent: ({ terms_accepted }) => !terms_accepted,
  canSubmit: ({ terms_accepted }) => terms_accepted,
  schema: agreementSubmissionSchema
    .omit(['booking_id', 'text_version', 'text_hash', 'facts_hash'])
    .shape({ agreement_type: string().default('inspection') }),
};
