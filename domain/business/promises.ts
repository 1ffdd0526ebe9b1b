/** Each promise with the figure given for its page (design, section 6: every page keeps its own figure). */
export const promises = {
  bookingConfirmation: 'We confirm your appointment time within 2 hours.',
  thankYouContact: 'We contact you within 4 hours to confirm your appointment, if it is not confirmed yet.',
  thankYouReport: 'Your report is ready within 24 hours of completion.',
  referralContact: 'We contact your client within 4 hours.',
  followUpConfirmation: 'We contact you 24 hours before the inspection to confirm it.',
  reportTurnaround: 'Your report is ready within 24 hours of the inspection.',
  inspectionLength: '45 to 90 minutes',
  onSiteLength: '1-2 hours',
  emailReply: 'We answer e-mail within 2 hours.',
} as const;

export const trustBadges = [
  'Certified by an industry inspector association',
  '24-hour turnaround',
  'Video plus photos',
  'Fully insured',
  'Approved by a lockbox-system provider',
] as const;
