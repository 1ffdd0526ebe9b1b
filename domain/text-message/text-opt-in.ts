/**
 * The consent to text messages on the booking form. It is a legal text: change the date with its words, and add the
 * hash of the new ones to the test. The audit trail has the date of the words that a person agreed to; git has the words
 * of each date.
 */
export const textOptIn = {
  version: '2026-11-30',
  /** What the box says; the disclosures that carriers require follow it. */
  label: 'Text me about my inspection',
  /** @param business the business's name */
  disclosure: (business: string) =>
    `By checking this box, you agree to get text messages from ${business} about your inspection, such as appointment reminders, at the number above. Usually 3 or fewer per inspection. Message and data rates may apply. Reply STOP to stop, HELP for help. You don’t have to agree to book.`,
} as const;
