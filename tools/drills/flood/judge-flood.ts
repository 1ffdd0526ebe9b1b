import type { Result } from '../../test/result';
import type { FloodReport } from './run-flood-drill';

const adminLimitMs = 2000;

/** Converts the report to a result; response times are judged only if `timed`. */
export function judgeFlood(report: FloodReport, timed: boolean): Result {
  const { unanswered, lost, mails, wrongFigures, adminCalls, adminLists } = report;
  const slow = [adminCalls, adminLists].filter(({ p95Ms }) => p95Ms >= adminLimitMs);
  const promises: readonly (readonly [promise: string, broken: readonly string[]])[] = [
    ['every submission is answered', unanswered],
    ['nothing acknowledged is lost', lost],
    ['one email of a kind per recipient in ten minutes', mails.tooSoon],
    ['every email is sent', mails.unsent],
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
