import { promised } from '@business/promises';
import { hoursInWords } from '../text/counted';
import type { PromiseSettings } from './settings';

/** The promises in words, with the figure that each page gives (requirement P-33: every page has its own figure). */
export function promisesOf(promises: PromiseSettings) {
  const { confirmationHours, contactHours, reportHours, emailReplyHours } = promises;
  const { inspectionLength, onSiteLength, usualWait, trustBadges, included } = promised;
  return {
    bookingConfirmation: `We’ll confirm your appointment time within ${hoursInWords(confirmationHours)}.`,
    thankYouContact: `We’ll contact you within ${hoursInWords(contactHours)} to confirm your appointment if it isn’t confirmed yet.`,
    thankYouReport: `Your report will be ready within ${hoursInWords(reportHours)} of completion.`,
    referralContact: `We’ll contact your client within ${hoursInWords(contactHours)}.`,
    followUpConfirmation: 'We’ll contact you 24 hours before the inspection to confirm.',
    reportTurnaround: `Your report will be ready within ${hoursInWords(reportHours)} of the inspection.`,
    inspectionLength,
    onSiteLength,
    emailReply: `We reply to email within ${hoursInWords(emailReplyHours)}.`,
    usualWait: `Most inspections are ${usualWait}.`,
    trustBadges: trustBadges(promises),
    included: included(promises),
  } as const;
}
