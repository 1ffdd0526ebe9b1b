/** Sentences, or parts of them, that have the words of a promise and promise nothing. One that is gone is a failure. */
export const noPromises: readonly string[] = [
  // What the client has to do, and by when.
  'Choose a date within {span} from now.',
  'in writing within {',
  'written notice within {daysInWords(noticeDays)} of finding',
  'written notice within {daysInWords(legal.noticeDays)} of finding',
  'must be brought within {years} of the date of the inspection',
  'claim is within its limits',
  // Advice in the sample report.
  'repaired within a year',
  'Within a year: have that joint repaired',
  // Ways of speaking.
  'Feel free to link to it',
  'You’re free to tell them.',
  // The name of a fault in the log.
  'free times not read',
];
