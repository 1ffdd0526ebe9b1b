/** Hours within which the time that a client asked for is confirmed. */
export const confirmationHours = 2;

/** Hours within which a client or referred client is contacted. */
export const contactHours = 4;

/** The promises with the figure that each page gives (requirement P-33: every page has its own figure). */
export const promises = {
  bookingConfirmation: `We’ll confirm your appointment time within ${confirmationHours} hours.`,
  thankYouContact: `We’ll contact you within ${contactHours} hours to confirm your appointment if it isn’t confirmed yet.`,
  thankYouReport: 'Your report will be ready within 24 hours of completion.',
  referralContact: `We’ll contact your client within ${contactHours} hours.`,
  followUpConfirmation: 'We’ll contact you 24 hours before the inspection to confirm.',
  reportTurnaround: 'Your report will be ready within 24 hours of the inspection.',
  inspectionLength: '45 to 90 minutes',
  onSiteLength: '1-2 hours',
  emailReply: 'We reply to email within 2 hours.',
} as const;

export const trustBadges = [
  'Certified by an industry inspector association',
  '24-hour turnaround',
  'Video plus photos',
  'Fully insured',
  'Approved by a lockbox-system provider',
] as const;
