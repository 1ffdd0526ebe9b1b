import type { Promised } from '@domain/business/facts';
import { hoursInWords } from '@domain/text/counted';

export const promised: Promised = {
  confirmationHours: 2,
  contactHours: 4,
  reportHours: 24,
  emailReplyHours: 2,
  inspectionLength: '45 to 90 minutes',
  onSiteLength: '1-2 hours',
  usualWait: 'on the same or next business day',
  trustBadges: ({ reportHours }) => [
    'Certified by an industry inspector association',
    `${reportHours}-hour turnaround`,
    'Video plus photos',
    'Fully insured',
    'Approved by a lockbox-system provider',
  ],
  included: ({ reportHours }) => [
    'HD video inspection',
    'Detailed report',
    'No upselling',
    'Same-day scheduling',
    `Digital report within ${hoursInWords(reportHours)}`,
  ],
};
