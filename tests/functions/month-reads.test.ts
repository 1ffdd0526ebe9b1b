import { expect, it } from 'vitest';
import { monthOf } from '@domain/availability/month';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { monthReads } from '../../tools/bench-office/month-reads';
import { inProcessEnvironment } from './support/in-process';

Object.assign(process.env, inProcessEnvironment());

/** Days of a month with this many jobs on each of its first ten days. */
async function jobsOnEachDay(month: string, jobs: number): Promise<void> {
  const { firestore } = await import('../../functions/src/platform/firestore');
  const { days } = await import('../../functions/src/records/job/stored-day');
  for (let day = 1; day <= 10; day++) {
    const date = `${month}-${String(day).padStart(2, '0')}`;
    await firestore()
      .collection(days().path)
      .doc(date)
      .set({
        jobs: Object.fromEntries(
          Array.from({ length: jobs }, (_, job) => [
            `${date}-${job}`,
            {
              scheduled_time: '09:00:00',
              scheduled_until: null,
              service_type: '',
              inspector_id: null,
            },
          ]),
        ),
      });
  }
}

it('a month of available times costs one read, with ten jobs and with a thousand', async () => {
  const month = monthOf(calendarDateIn(business.timeZone, new Date()));
  await jobsOnEachDay(month, 1);
  expect(await monthReads(month)).toBe(1);
  await jobsOnEachDay(month, 100);
  expect(await monthReads(month)).toBe(1);
});
