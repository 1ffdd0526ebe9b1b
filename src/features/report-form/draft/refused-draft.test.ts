import { expect, test } from 'vitest';
import { newReportForm } from '@domain/report/report-form';
import {
  officeEntryVersion,
  type OfficeAction,
  type OfficeEntry,
  type OfficeEntryState,
} from '@/offline/office/office-entry';
import { refusedDraft } from './refused-draft';

const report = { ...newReportForm('2026-05-04'), summary: 'One joint.' };
const entry = (action: OfficeAction, state: OfficeEntryState = 'needs-attention'): OfficeEntry => ({
  version: officeEntryVersion,
  id: 'e-1',
  owner: 'admin-1',
  lane: 'draft:d-1',
  turn: 1,
  about: 'Ann Lee',
  action,
  idempotencyKey: 'k',
  state,
  createdAt: 0,
  changedAt: 7,
  attempts: 1,
  kept: true,
  outcomeUnknown: false,
  notBefore: 0,
});
const generation = (bookingId: string | null): OfficeAction => ({
  kind: 'generate',
  draftId: 'd-1',
  bookingId,
  report,
});

test('a refused report is back in the form, under its own draft', () => {
  const draft = refusedDraft([entry(generation('b-1'))], 'job:b-1');
  expect(draft).toMatchObject({ id: 'd-1', owner: 'admin-1', target: 'job:b-1', revision: 0 });
  expect(draft?.values.fields.summary).toBe('One joint.');
  const amendment = entry({
    kind: 'amend',
    draftId: 'd-2',
    bookingId: null,
    reportId: 'r-1',
    amendment: 'Too low.',
    report,
  });
  expect(refusedDraft([amendment], 'report:r-1')?.values.fields.amendment).toBe('Too low.');
});

test('a refused submission is back in the form with the client it was begun for', () => {
  const begunFor = { clientName: 'Ann Lee', clientEmail: '', propertyAddress: '' };
  const submission = entry({ kind: 'submit', draftId: 'd-3', bookingId: 'b-1', report, begunFor });
  const draft = refusedDraft([submission], 'job:b-1');
  expect(draft).toMatchObject({ id: 'd-3', target: 'job:b-1' });
  expect(draft?.values).toMatchObject({ begunFor, fields: { summary: 'One joint.' } });
});

test('a queued one or one about something else is unchanged', () => {
  expect(refusedDraft([entry(generation(null), 'queued')], 'new')).toBeNull();
  expect(refusedDraft([entry(generation('b-1'))], 'new')).toBeNull();
});
