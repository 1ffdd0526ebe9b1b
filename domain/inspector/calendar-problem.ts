/** Why a private calendar can't be read. */
export const calendarProblems = [
  'address',
  'blocked',
  'not-found',
  'server',
  'unreachable',
  'redirects',
  'too-slow',
  'too-large',
  'not-a-calendar',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

const words: Readonly<Record<CalendarProblem, string>> = {
  address: 'The address has to begin with https:// and can’t have a port or a password.',
  blocked: 'The address leads to a private network, which we don’t read.',
  'not-found': 'The address doesn’t work anymore. Copy it from the calendar’s settings again.',
  server: 'The calendar’s server has a problem. We keep trying.',
  unreachable: 'The calendar’s server didn’t answer. We keep trying.',
  redirects: 'The address leads to other addresses too many times.',
  'too-slow': 'The calendar’s server took too long. We keep trying.',
  'too-large': 'The calendar is too large. Use one with less in it.',
  'not-a-calendar': 'This isn’t a calendar in iCal format. Copy the private address that ends in .ics.',
};

/** Why a private calendar can't be read, and what helps. */
export function calendarProblemWords(problem: CalendarProblem): string {
  return words[problem];
}
