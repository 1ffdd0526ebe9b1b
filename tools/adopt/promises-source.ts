import type { PromisedHours } from '@domain/business/facts';

/** `promises.ts` of a new folder, unformatted. What names the hours takes them, because the owner can change them. */
export function promisesSource(hours: PromisedHours): string {
  return `import type { Promised } from '@domain/business/facts';
import { hoursInWords } from '@domain/text/counted';

export const promised: Promised = {
  confirmationHours: ${hours.confirmationHours},
  contactHours: ${hours.contactHours},
  reportHours: ${hours.reportHours},
  emailReplyHours: ${hours.emailReplyHours},
  inspectionLength: '45 to 90 minutes',
  onSiteLength: '1-2 hours',
  usualWait: 'within a few business days',
  trustBadges: () => [
    'Inspections only',
    'Video plus photos',
    'Report in plain English',
    'Nothing to sell',
    'Upfront prices',
  ],
  included: ({ reportHours }) => [
    'Video inspection',
    'Detailed report',
    'No upselling',
    \`Report within \${hoursInWords(reportHours)}\`,
  ],
};
`;
}
