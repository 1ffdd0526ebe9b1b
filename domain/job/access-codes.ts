import { isJobOver, type JobStatus } from './job-status';

/** Shown in place of how to get in, once the job is over. */
export const hiddenAccess = 'Hidden now that the job is over.';

/** Shown in place of what may be a code. */
export const hiddenCode = '••••';

/** Numbers that are no codes: `$100`, `10:30`, `10 AM`, `12th`. */
const plainNumbers = /\$ ?\d[\d,.]*|\d{1,2}:\d\d(?!\d)|(?<!\d)\d{1,2}(?: ?[ap]\.?m\b|st\b|nd\b|rd\b|th\b)/;

/** Two or more digits, with the signs of a keypad and with gaps: `47`, `#12-34*`, `47 11`, `4, 7, 1, 1`. */
const codes = /(?<![#*])[#*]*\d(?:[^\S\n]{0,3}[#*.,/–—-]{0,3}[^\S\n]{0,3}\d)+[#*]*/;

const numbers = new RegExp(`(?<plain>${plainNumbers.source})|(?<hidden>${codes.source}|${hiddenCode})`, 'gi');

/** A note without what may be a lockbox or gate code. Other numbers of two digits or more go with it. */
export function withoutCodes(text: string): string {
  return text.replace(numbers, (found: string, plain?: string) => (plain === undefined ? hiddenCode : found));
}

/** What `withoutCodes` hides of a note, in order; a code that was erased before is its mask. */
function hiddenIn(text: string): readonly string[] {
  return [...text.matchAll(numbers)].flatMap(({ groups }) => groups?.hidden ?? []);
}

/**
 * A note that was typed over one with hidden codes, with the stored codes in place of their masks.
 * @returns null if only some of the masks are left, so that it is unknown which code each one hides
 */
export function withHiddenCodes(typed: string, stored: string): string | null {
  const codesOf = hiddenIn(stored);
  const masks = typed.split(hiddenCode).length - 1;
  if (masks === 0 || codesOf.every((code) => code === hiddenCode)) return typed;
  if (masks !== codesOf.length) return null;
  let next = 0;
  return typed.replaceAll(hiddenCode, () => codesOf[next++] ?? hiddenCode);
}

/** The note on a job as it is shown. */
export function shownNote(job: {
  readonly status: JobStatus;
  readonly special_instructions: string;
}): string {
  return isJobOver(job.status) ? withoutCodes(job.special_instructions) : job.special_instructions;
}

/** What a client wrote about getting in, as it is shown; an empty answer stays empty. */
export function shownAccess(status: JobStatus, answer: string): string {
  return answer !== '' && isJobOver(status) ? hiddenAccess : answer;
}
