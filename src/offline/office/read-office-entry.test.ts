import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newReportForm } from '@domain/report/report-form';
import { withOfficeDatabase } from './office-database';
import type { OfficeEntry } from './office-entry';
import { readOfficeEntry } from './read-office-entry';
import { officeHarness } from './testing/office-harness';

const { films, comparison, ...firstFields } = newReportForm('2026-05-04');
/** A report as the first version stored it. */
const firstReport = {
  ...firstFields,
  findings: [
    {
      id: 'finding-1',
      footage: 34,
      material: '',
      mainProblem: 'Offset joint',
      observation: '',
      severity: 'medium',
      recommendation: '',
      estimatedCost: '',
      videoTime: '',
      photos: ['inspection-photos/finding-1/a.jpg'],
      photoMarks: [],
    },
  ],
};
const report = { ...firstReport, films, comparison };

/** Never edit it, so that no update strands queued actions. */
const first = {
  version: 1,
  id: 'e-1',
  owner: 'admin-1',
  lane: 'job:b-1',
  turn: 1,
  about: 'Ann Lee',
  action: { kind: 'status', bookingId: 'b-1', status: 'in_progress' },
  idempotencyKey: '0d5a2c3e-1b4f-4f6a-8c7d-9e8f7a6b5c01',
  state: 'queued',
  createdAt: 1_777_903_200_000,
  changedAt: 1_777_903_200_000,
  attempts: 0,
  kept: true,
  outcomeUnknown: false,
  notBefore: 0,
};
const begunFor = { clientName: 'Ann Lee', clientEmail: 'ann@example.com', propertyAddress: '1 Elm St' };
const answer = { reportId: 'r-1', version: 1, url: 'https://example.com/report/k' };
const draft = { draftId: 'd-1', bookingId: 'b-1' };

describe('an action of each version is read', () => {
  it.each<[number, string, object]>([
    [1, 'a step', first.action],
    [1, 'a report', { kind: 'generate', ...draft, report: firstReport }],
    [1, 'a report without a job', { kind: 'generate', draftId: 'd-1', bookingId: null, report: firstReport }],
    [1, 'a report with its price', { kind: 'generate', ...draft, price: 149, begunFor, report }],
    [1, 'a report that the server has', { kind: 'generate', ...draft, report: null }],
    [
      1,
      'an amendment',
      { kind: 'amend', ...draft, reportId: 'r-1', amendment: 'Too low.', report: firstReport },
    ],
    [1, 'an email', { kind: 'send', ...draft, reportId: null }],
    [2, 'a submission', { kind: 'submit', ...draft, report }],
    [3, 'a notice', { kind: 'notice', bookingId: 'b-1', notice: 'on-the-way', minutes: 20 }],
    [3, 'a note', { kind: 'note', bookingId: 'b-1', note: 'Dog in the yard.' }],
  ])('%i: %s', (version, _, action) => {
    const entry = { ...first, version, action };
    expect(readOfficeEntry(entry)).toEqual({ ...entry, version: 3 });
  });

  it.each<[string, object]>([
    ['an attempt', { reason: 'photos', said: { code: 'unavailable', userMessage: 'Try again.' } }],
    [
      'a refusal',
      { state: 'needs-attention', refusal: { code: 'already-handled', userMessage: 'Cancelled.' } },
    ],
    ['an answer', { state: 'done', answer }],
    ['nothing', { reason: undefined, said: undefined, refusal: undefined, answer: undefined }],
  ])('after %s', (_, fields) => {
    expect(readOfficeEntry({ ...first, ...fields })).toEqual({ ...first, ...fields, version: 3 });
  });
});

const damaged: readonly [string, object][] = [
  ...Object.keys(first)
    .filter((name) => !['version', 'id'].includes(name))
    .map((name): [string, object] => [`without ${name}`, { [name]: undefined }]),
  ['with an unknown action', { action: { kind: 'call', bookingId: 'b-1' } }],
  ['with a step of nothing', { action: { kind: 'status', status: 'completed' } }],
  ['with a report without findings', { action: { kind: 'generate', ...draft, report: {} } }],
  [
    'with photos that are no list',
    { action: { kind: 'generate', ...draft, report: { findings: [{ id: 'f', photos: 'a.jpg' }] } } },
  ],
];

describe('an action that can’t be read', () => {
  let office: Awaited<ReturnType<typeof officeHarness>>;
  beforeEach(async () => {
    office = await officeHarness();
  });

  it.each(damaged)('%s: it stays on the device, and the others are sent', async (_, fields) => {
    const record = { ...first, ...fields };
    const other: OfficeEntry = {
      ...first,
      version: 3,
      id: 'e-2',
      lane: 'job:b-2',
      action: { kind: 'status', bookingId: 'b-2', status: 'completed' },
      state: 'queued',
    };
    await withOfficeDatabase(async (database) => {
      await database.put('outbox', record);
      await database.put('outbox', other);
    });
    await office.round();
    expect(office.calls).toMatchObject([{ name: 'office-job-status', request: { bookingId: 'b-2' } }]);
    expect(await withOfficeDatabase((database) => database.getAll('outbox'))).toEqual([record]);
  });
});
