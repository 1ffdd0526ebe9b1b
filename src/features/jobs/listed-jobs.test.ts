import { expect, test } from 'vitest';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { listedJobStatuses, type JobStatus } from '@domain/job/job-status';
import { instantOf } from '@domain/time/zoned-instant';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { allJobsOfInspector, completedJobs, jobParts, jobsOfInspector, openJobs } from './listed-jobs';

const job = (id: string, scheduled_date: string, scheduled_time: string, status: JobStatus = 'scheduled') =>
  buildJob({ id, scheduled_date, scheduled_time, status });

test('the two lists together contain every listed status', () => {
  const statuses = [...openJobs.where, ...completedJobs.where].flatMap(([, , value]) => value);
  expect(new Set(statuses)).toEqual(new Set(listedJobStatuses));
});

test('all jobs of an inspector are those of the list, but more than its first page', () => {
  const [page, all] = [jobsOfInspector('u-1'), allJobsOfInspector('u-1')];
  expect(all.pageSize).toBeGreaterThan(page.pageSize);
  expect({ ...all, pageSize: page.pageSize }).toEqual(page);
});

const now = instantOf('2026-03-02', '09:00', business.timeZone);
const ids = (open: readonly Job[], completed: readonly Job[]) => {
  const parts = jobParts(open, completed, now);
  return [parts.open, parts.over].map((part) => part.map(({ id }) => id));
};

test('open jobs come next first, completed ones latest first', () => {
  const completed = [
    job('c', '2026-03-04', '08:00', 'completed'),
    job('a', '2026-03-02', '10:00', 'completed'),
  ];
  const open = [job('d', '2026-03-06', '12:00'), job('b', '2026-03-05', '09:00')];
  expect(ids(open, completed)).toEqual([
    ['b', 'd'],
    ['c', 'a'],
  ]);
});

test('a job that is briefly in both lists appears once', () => {
  const both = job('a', '2026-03-02', '10:00', 'completed');
  expect(ids([both], [both])).toEqual([[], ['a']]);
});

test('an open job of a later page that was completed here moves to the completed ones', () => {
  expect(ids([job('a', '2026-03-02', '10:00', 'completed')], [])).toEqual([[], ['a']]);
});

test('appointments within 24 hours whose forms are missing stand apart, and in no other part', () => {
  const forms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };
  const soon = job('soon', '2026-03-03', '08:00');
  const sooner = job('sooner', '2026-03-02', '12:00');
  const signed = { ...job('signed', '2026-03-02', '13:00'), forms_status: forms };
  const later = job('later', '2026-03-05', '08:00');
  const parts = jobParts([soon, later, signed, sooner], [], now);
  expect(parts.urgent.map(({ id }) => id)).toEqual(['sooner', 'soon']);
  expect(parts.open.map(({ id }) => id)).toEqual(['signed', 'later']);
});
