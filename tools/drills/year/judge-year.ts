import type { Result } from '../../test/result';
import type { YearReport } from './run-year-drill';

const promises = {
  missing: 'every reminder, review request and text message is sent in its hour',
  unexpected: 'nothing else is sent',
  twice: 'nothing is sent twice',
  inQuietHours: 'nothing is sent in the quiet hours',
  withoutWayOut:
    'every email can be unsubscribed from and says where we are, and every text message says how to stop them',
  unbalanced: 'the ledger balances',
  misstated: 'each referrer has one statement a year, which adds up to the ledger',
} as const satisfies Partial<Record<keyof YearReport, string>>;

/** Converts the report to a result. A year in which nothing had to be sent or paid shows nothing. */
export function judgeYear(report: YearReport): Result {
  const names = Object.keys(promises) as (keyof typeof promises)[];
  const failures = names
    .filter((name) => report[name].length > 0)
    .map((name) => `${promises[name]}, but ${report[name].length}: ${report[name].slice(0, 10).join('; ')}`);
  const { reminders, reviews, texts, ledgerRows, statements } = report;
  if ([reminders, reviews, texts, ledgerRows, statements].includes(0))
    failures.push('a year has reminders, review requests, text messages, payments and statements');
  return { name: 'year', passed: names.length + 1 - failures.length, failures };
}
