import type { ReceivedProblem } from './slot-problems';

const badges: Record<ReceivedProblem, string> = {
  'date-past': 'date had passed',
  'time-past': 'time had passed',
  'closed-day': 'closed day',
  'outside-hours': 'outside hours',
  taken: 'time unavailable',
};

const sentences: Record<ReceivedProblem, string> = {
  'date-past': 'The date had already passed when we received the request.',
  'time-past': 'The time had already passed when we received the request.',
  'closed-day': 'We’re closed on that day.',
  'outside-hours': 'The time is outside our hours on that day.',
  taken: 'The time wasn’t available when we received the request.',
};

/**
 * The problems that a request's date and time had when it was received, as a badge: 'time had passed, closed day'.
 */
export function receivedBadge(problems: readonly ReceivedProblem[] = []): string {
  return problems.map((problem) => badges[problem]).join(', ');
}

/** The same in sentences; '' for no problems. */
export function receivedSentences(problems: readonly ReceivedProblem[] = []): string {
  return problems.map((problem) => sentences[problem]).join(' ');
}
