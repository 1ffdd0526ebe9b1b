import { expect, test } from 'vitest';
import { noFormsYet } from '@domain/job/forms-status';
import { reachedStations } from './reached-stations';

const scheduled = {
  status: 'scheduled',
  forms_status: noFormsYet,
  report_created: false,
  payment_state: 'unpaid',
} as const;
const allForms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };

test('a job starts as requested and scheduled; one with a pending date is not scheduled yet', () => {
  expect(reachedStations(scheduled)).toEqual(['requested', 'scheduled']);
  expect(reachedStations({ ...scheduled, status: 'pending' })).toEqual(['requested']);
});

test('forms count once all three are in', () => {
  expect(
    reachedStations({ ...scheduled, forms_status: { ...allForms, agreement_signed: false } }),
  ).not.toContain('forms');
  expect(reachedStations({ ...scheduled, forms_status: allForms })).toContain('forms');
});

test('a job can be inspected and paid before its forms and its report', () => {
  expect(reachedStations({ ...scheduled, status: 'completed', payment_state: 'waived' })).toEqual([
    'requested',
    'scheduled',
    'inspected',
    'paid',
  ]);
});
