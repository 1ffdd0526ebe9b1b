import { describe, expect, test } from 'vitest';
import { AppError } from '../errors/app-error';
import { isVisitEnding, jobEndings } from './job-ending';
import { jobStatuses, type JobStatus } from './job-status';
import { endableFrom, possibleEndings, refuseEnding } from './refuse-ending';

const zone = 'America/Denver';
const job = (status: JobStatus) => ({
  status,
  scheduled_date: '2026-12-03',
  times_offered_at: null,
  scheduled_time: '10:00',
});
const possibleAt = (moment: string, status: JobStatus = 'scheduled') =>
  possibleEndings(job(status), zone, new Date(moment));

describe('a scheduled job', () => {
  test.each([
    // 10 AM in Denver is 17:00 UTC; the last moment to cancel in time is that of the day before.
    ['2026-12-02T17:00:00.000Z', []],
    ['2026-12-02T17:00:00.001Z', ['cancelled_late']],
    ['2026-12-03T06:59:59.999Z', ['cancelled_late']],
    ['2026-12-03T07:00:00.000Z', ['cancelled_late', 'turned_away', 'not_inspected']],
    ['2026-12-03T17:00:00.000Z', jobEndings],
    ['2027-01-03T17:00:00.000Z', jobEndings],
  ] as const)('can end at %s as %j', (moment, endings) => {
    expect(possibleAt(moment)).toEqual(endings);
  });

  test('names why an ending comes too early', () => {
    const early = new Date('2026-12-01T00:00:00Z');
    expect(() => refuseEnding('cancelled_late', job('scheduled'), zone, early)).toThrow(AppError);
    const refusal = (ending: (typeof jobEndings)[number]) => {
      try {
        refuseEnding(ending, job('scheduled'), zone, early);
      } catch (error) {
        return (error as AppError).details;
      }
      return null;
    };
    expect(refusal('cancelled_late')).toMatchObject({
      code: 'already-handled',
      userMessage: expect.stringContaining('Use Cancel Job.') as string,
    });
    expect(refusal('no_show')?.userMessage).toBe('The time of this appointment hasn’t come yet.');
  });

  test('has its moments across a clock change', () => {
    const morning = {
      status: 'scheduled' as const,
      scheduled_date: '2026-03-08',
      scheduled_time: '10:00',
      times_offered_at: null,
    };
    expect(endableFrom('no_show', morning, zone).toISOString()).toBe('2026-03-08T16:00:00.000Z');
    expect(endableFrom('turned_away', morning, zone).toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });
});

test('a started job can end in each way of a visit, whatever its date, and can’t be cancelled', () => {
  expect(possibleAt('2026-01-01T00:00:00Z', 'in_progress')).toEqual(jobEndings.filter(isVisitEnding));
});

test.each(jobStatuses.filter((status) => status !== 'scheduled' && status !== 'in_progress'))(
  'a job that is %s has no ending, and says so',
  (status) => {
    const now = new Date('2026-12-03T18:00:00Z');
    expect(possibleEndings(job(status), zone, now)).toEqual([]);
    for (const ending of jobEndings) {
      expect(() => refuseEnding(ending, job(status), zone, now)).toThrow(`job is ${status}`);
    }
  },
);
