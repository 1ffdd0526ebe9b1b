import { hoursInWords } from '../text/counted';
import { promised } from '@business/promises';

/** Hours within which the time that a client asked for is confirmed. */
export const confirmationHours = promised.confirmationHours;

/** Hours within which a client or referred client is contacted. */
export const contactHours = promised.contactHours;

/** Hours within which a report is ready, unless its service promises the same day. */
export const reportHours = promised.reportHours;

const { emailReplyHours, inspectionLength, onSiteLength } = promised;

/** The promises with the figure that each page gives (requirement P-33: every page has its own figure). */
export const promises = {
  bookingConfirmation: `We’ll confirm your appointment time within ${hoursInWords(confirmationHours)}.`,
  thankYouContact: `We’ll contact you within ${hoursInWords(contactHours)} to confirm your appointment if it isn’t confirmed yet.`,
  thankYouReport: `Your report will be ready within ${hoursInWords(reportHours)} of completion.`,
  referralContact: `We’ll contact your client within ${hoursInWords(contactHours)}.`,
  followUpConfirmation: 'We’ll contact you 24 hours before the inspection to confirm.',
  reportTurnaround: `Your report will be ready within ${hoursInWords(reportHours)} of the inspection.`,
  inspectionLength,
  onSiteLength,
  emailReply: `We reply to email within ${hoursInWords(emailReplyHours)}.`,
  usualWait: `Most inspections are ${promised.usualWait}.`,
} as const;

export const { trustBadges, included } = promised;
