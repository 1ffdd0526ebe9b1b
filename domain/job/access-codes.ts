import { isJobOver, type JobStatus } from './job-status';

/** Shown in place of how to get in, once the job is over. */
export const hiddenAccess = 'Hidden now that the job is over.';

const hiddenCode = '••••';

/** Three or more digits, with the signs of a keypad: `4711`, `#12-34*`. */
const codes = /[#*]*\d[\d#*-]*\d[\d#*-]*\d[#*]*/g;

/** A note without what may be a lockbox or gate code. Other numbers of three digits or more go with it. */
export function withoutCodes(text: string): string {
  return text.replace(codes, hiddenCode);
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
