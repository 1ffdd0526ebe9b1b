import type { Promised } from '@domain/business/facts';
import { hoursInWords } from '@domain/text/counted';

export const promised: Promised = {
  confirmationHours: 3,
  contactHours: 6,
  reportHours: 48,
  emailReplyHours: 5,
  inspectionLength: 'about an hour',
  onSiteLength: 'one to three hours',
  usualWait: 'within three business days',
  trustBadges: () => [
    'Fifteen years of sewer lines',
    'Film you can keep',
    'Licensed and insured',
    'No digging, ever',
    'Evening windows',
  ],
  included: ({ reportHours }) => [
    'The whole line on film',
    'A report in plain English',
    'Nothing to sell',
    `Report within ${hoursInWords(reportHours)}`,
  ],
};
