import type { Result } from '../../test/result';
import type { FloodReport } from './run-flood-drill';

const adminLimitMs = 2000;

/** Each promise that the flood left standing or not; `timed` where the machine is one to time it on. */
export function judgeFlood(report: FloodReport, timed: boolean): Result {
  const { unanswered, lost, mails, wrongFigures, adminCalls, adminLists } = report;
  const slow = [adminCalls, adminLists].filter(({ p95Ms }) => p95Ms >= adminLimitMs);
  const promises: readonly (readonly [promise: string, broken: readonly string[]])[] = [
    ['every submission is answered', unanswered],
    ['nothing acknowledged is lost', lost],
    ['one mail of a kind per recipient in ten minutes', mails.tooSoon],
    ['every mail is sent', mails.unsent],
    ['the office’s figures are right', wrongFigures],
    ...(timed
      ? ([[`an admin waits under ${adminLimitMs} ms`, slow.map(({ p95Ms }) => `${p95Ms} ms`)]] as const)
      : []),
  ];
  const failures = promises
    .filter(([, broken]) => broken.length > 0)
    .map(([promise, broken]) => `${promise}, but ${broken.length}: ${broken.slice(0, 10).join('; ')}`);
  return { name: 'flood', passed: promises.length - failures.length, failures };
}
