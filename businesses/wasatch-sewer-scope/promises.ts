import type { Promised } from '@domain/business/facts';

export const promised: Promised = {
  confirmationHours: 2,
  contactHours: 4,
  reportHours: 24,
  emailReplyHours: 2,
  inspectionLength: '45 to 90 minutes',
  onSiteLength: '1-2 hours',
  usualWait: 'on the same or next business day',
  trustBadges: [
    'Certified by an industry inspector association',
    '24-hour turnaround',
    'Video plus photos',
    'Fully insured',
    'Approved by a lockbox-system provider',
  ],
  included: [
    'HD video inspection',
    'Detailed report',
    'No upselling',
    'Same-day scheduling',
    'Digital report within 24 hours',
  ],
};
