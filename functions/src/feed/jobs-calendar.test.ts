import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, test } from 'vitest';
import { business } from '@domain/business/business';
import { instantOf } from '@domain/time/zoned-instant';
import type { Job } from '@domain/job/job';
import type { JobStatus } from '@domain/job/job-status';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { readCalendar } from '../../../tools/testing/factories/read-calendar';
import { usualService } from '../../../tools/testing/usual-service';
import { calendarUid } from '../mail/compose/appointment-calendar';
import type { FeedJob } from './feed-jobs';
import { feedUid, jobsCalendar } from './jobs-calendar';

const created = '2026-11-20T10:00:00.000Z';

function feedJob(overrides: Partial<Job> = {}): FeedJob {
  const { id, ...job } = buildJob({
    scheduled_date: '2026-12-03',
    scheduled_time: '10:00',
    created_at: created,
    ...overrides,
  });
  return { id, job: { ...job, created_at: Timestamp.fromDate(new Date(created)) } };
}

const entryOf = (overrides?: Partial<Job>) =>
  readCalendar(jobsCalendar([feedJob(overrides)])).events[0] ?? {};

describe('an entry', () => {
  const { customer } = buildJob();

  it('contains time, client, address, phone, and form status', () => {
    const entry = entryOf({
      calendar_sequence: 3,
      forms_status: {
        agreement_signed: true,
        media_release_signed: true,
        questionnaire_completed: false,
      },
    });
    expect(entry).toMatchObject({
      DTSTART: instantOf('2026-12-03', '10:00', business.timeZone)
        .toISOString()
        .replace(/\.000|[:-]/g, ''),
      DURATION: 'PT2H',
      SEQUENCE: '3',
      SUMMARY: `${customer.name}, ${usualService.title}`,
      LOCATION: customer.address,
    });
    expect(entry.DESCRIPTION).toContain(`Phone: ${customer.phone}`);
    expect(entry.DESCRIPTION).toContain('Forms: 2 of 3 complete');
    expect(entry.URL).toMatch(/\/admin\?tab=workflow&list=jobs/);
  });

  it('has a UID that does not reveal the job’s id', () => {
    const job = feedJob();
    expect(feedUid(job.id)).not.toContain(job.id);
    expect(feedUid(job.id)).not.toBe(calendarUid(job.id));
  });

  it('escapes commas, semicolons, backslashes, line breaks, and emoji', () => {
    const name = 'Zoë, “Ed”; Núñez \\ 🐕';
    const entry = entryOf({
      customer: { ...customer, name, address: '1 Main St\rATTENDEE:mailto:evil@example.com\r\nAkron' },
      special_instructions: `Gate 4;\nring twice, ${'then wait a while '.repeat(12)}🐕`,
    });
    expect(entry.SUMMARY).toBe(`${name}, ${usualService.title}`);
    expect(entry.LOCATION).toBe('1 Main St, ATTENDEE:mailto:evil@example.com, Akron');
    expect(entry.DESCRIPTION).toContain('Instructions: Gate 4;\nring twice, then wait');
    expect(entry.ATTENDEE).toBeUndefined();
  });
});

test.each<[JobStatus, string, string]>([
  ['pending', 'TENTATIVE', 'Pending: '],
  ['scheduled', 'CONFIRMED', ''],
  ['in_progress', 'CONFIRMED', ''],
  ['completed', 'CONFIRMED', 'Done: '],
  ['cancelled', 'CANCELLED', 'Cancelled: '],
])('a job that is %s is %s', (status, said, prefix) => {
  const entry = entryOf({ status });
  expect(entry.STATUS).toBe(said);
  expect(entry.SUMMARY).toBe(`${prefix}${buildJob().customer.name}, ${usualService.title}`);
});

describe('the calendar', () => {
  it('is identical for identical jobs', () => {
    const jobs = [feedJob(), feedJob({ status: 'cancelled' })];
    expect(jobsCalendar(jobs)).toBe(jobsCalendar(jobs));
    expect(readCalendar(jobsCalendar(jobs)).events).toHaveLength(2);
  });

  it('is valid without jobs', () => {
    const { properties, events } = readCalendar(jobsCalendar([]));
    expect(properties).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH' });
    expect(events).toEqual([]);
  });
});
