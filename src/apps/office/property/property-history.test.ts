import { expect, test } from 'vitest';
import type { PropertyFilm } from '@domain/property/property-calls';
import type { ReportRow } from '@/features/report-actions/report-row';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { propertyHistory } from './property-history';

const job = (id: string, scheduled_date: string) => buildJob({ id, scheduled_date });
const report = (id: string, bookingId: string | null, reportDate: string): ReportRow => ({
  id,
  bookingId,
  propertyId: 'p-1',
  customerId: 'c-1',
  clientName: 'Ann Lee',
  clientEmail: 'ann@example.com',
  address: '12 Elm St',
  reportDate,
  version: 1,
  sentAt: null,
  amendmentUnsent: false,
  lastMail: null,
  reminder: null,
  search_keys: [],
});
const film = (id: string, jobId: string): PropertyFilm => ({
  id,
  jobId,
  state: 'ready',
  refusal: null,
  name: 'upstream.mp4',
  direction: null,
  size: 1,
  withSound: false,
  content: null,
  url: 'https://films.example/1',
  downloadUrl: 'https://films.example/2',
});

test('jobs with their reports and films, and reports without a job, in one order, the latest first', () => {
  const entries = propertyHistory(
    [job('old', '2024-05-01'), job('new', '2026-05-01')],
    [report('r-new', 'new', '2026-05-02'), report('r-alone', null, '2025-05-01')],
    [film('f-1', 'old'), film('f-2', 'new'), film('f-3', 'new')],
  );
  expect(
    entries.map(({ id, reports, films }) => [
      id,
      reports.map((each) => each.id),
      films.map((each) => each.id),
    ]),
  ).toEqual([
    ['new', ['r-new'], ['f-2', 'f-3']],
    ['r-alone', ['r-alone'], []],
    ['old', [], ['f-1']],
  ]);
});

test('a report whose job isn’t loaded yet stands by itself', () => {
  const [entry] = propertyHistory(
    [],
    [report('r-1', 'later-page', '2023-01-01')],
    [film('f-1', 'later-page')],
  );
  expect(entry).toMatchObject({ id: 'r-1', job: null, films: [{ id: 'f-1' }] });
});
