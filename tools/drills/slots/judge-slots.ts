import type { Result } from '../../test/result';
import type { Promised, SlotsReport } from './run-slots-drill';

const promises: Readonly<Record<Promised, string>> = {
  brokenOff: 'every operation is answered',
  twice: 'no inspector is twice at one time',
  tooMany: 'no time has more jobs than inspectors',
  onDaysOff: 'a day off has no jobs but what the office puts there',
  rush: 'one of twenty gets the window',
  lost: 'nothing answered is lost',
  doubled: 'nothing is done twice',
  differing: 'a repeated call gets the first answer',
  days: 'the days are as the jobs say',
  visits: 'the visits are as the jobs say',
  months: 'the months are as the days say',
  corrected: 'the check of the days corrects nothing',
};

/** Converts the report to a result. */
export function judgeSlots({ problems }: SlotsReport): Result {
  const names = Object.keys(promises) as Promised[];
  const failures = names
    .filter((name) => problems[name].length > 0)
    .map(
      (name) => `${promises[name]}, but ${problems[name].length}: ${problems[name].slice(0, 10).join('; ')}`,
    );
  return { name: 'slots', passed: names.length - failures.length, failures };
}
