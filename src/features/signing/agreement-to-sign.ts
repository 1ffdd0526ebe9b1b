import { agreementSubmissionSchema } from '@domain/agreement/agreement-submission';
import { currentAgreementText } from '@domain/agreement/current-agreement-text';
import { legalFacts } from '@domain/business/legal-facts';
import { timesFee } from '@domain/legal/limit-words';
import { capitalized } from '@domain/text/capitalized';
import { daysInWords, yearsInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { string } from 'yup';
import type { DocumentToSign } from './document-to-sign';

const { claimYears, county, liabilityTimesFee, noticeDays } = legalFacts;
const limit = timesFee(legalFacts);

export const agreementToSign: DocumentToSign = {
  formType: 'agreement',
  text: currentAgreementText,
  noun: 'agreement',
  keyFacts: ({ total_price }) => [
    {
      mark: capitalized(limit),
      text: `If we make a mistake, we owe you at most ${limit}. Your fee is ${dollars(total_price)}, so that’s ${dollars(liabilityTimesFee * total_price)}.`,
    },
    {
      mark: `${daysInWords(noticeDays)}`,
      text: `If you find a problem, tell us in writing within ${daysInWords(noticeDays)}.`,
    },
    ...(claimYears === null
      ? []
      : [
          {
            mark: yearsInWords(claimYears),
            text: `No claims can be made more than ${yearsInWords(claimYears)} after the inspection.`,
          },
        ]),
    {
      mark: county,
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
