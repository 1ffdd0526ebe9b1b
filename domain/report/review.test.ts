import { expect, test } from 'vitest';
import { DamagedRecord } from '../firestore/record-type';
import { buildReview } from '../../tools/testing/factories/build-review';
import { newReportForm } from './report-form';
import { reviewWords } from './review';
import { approveReviewSchema, returnReviewSchema } from './review-calls';
import { commentLabel, isAbout } from './review-fields';
import { reviewedForm, reviewRecord } from './review-record';
import { findingOf } from './testing/finding-of';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };
const { id, ...review } = buildReview();
const stored = { ...review, submitted_at: moment };
const comment = { findingId: '', field: 'summary', text: 'Say where the joint is.' };
const idempotencyKey = '6f1e1f0e-4c3f-4a55-9d0c-2a8f1d6d7a01';
const asked = { bookingId: 'booking-1', submission: 1, comments: [comment], idempotencyKey };

test.each([
  ['submitted', [], 'In review'],
  ['returned', [comment], 'Sent back: 1 comment'],
  ['returned', [comment, comment], 'Sent back: 2 comments'],
  ['approved', [comment], 'Approved'],
] as const)('a review that is %s with %j is shown as it is', (state, comments, words) => {
  expect(reviewWords({ state, comments })).toBe(words);
});

test('a comment is named by its field’s label, and by its finding', () => {
  const findings = [
    findingOf({ id: 'finding-0001' }),
    findingOf({ id: 'finding-0002', mainProblem: 'Roots' }),
  ];
  expect(commentLabel(comment, findings)).toBe('Summary');
  expect(commentLabel({ findingId: 'finding-0002', field: 'severity' }, findings)).toBe(
    'Finding 2 (Roots), Severity',
  );
  expect(commentLabel({ findingId: 'finding-gone', field: 'photos' }, findings)).toBe('A finding, Photos');
  expect(isAbout(comment, 'summary')).toBe(true);
  expect(isAbout(comment, 'summary', 'finding-0001')).toBe(false);
});

test('a stored review gives back the form that was submitted', () => {
  const form = { ...newReportForm('2026-03-05'), clientName: 'Ann Lee', findings: [findingOf()] };
  const read = reviewRecord.read(id, { ...stored, form: JSON.stringify(form) });
  expect(reviewedForm(read)).toEqual(form);
  expect(reviewedForm(reviewRecord.read(id, { ...stored, form: null }))).toBeNull();
});

test.each([
  ['form', { ...stored, form: '{"summary":"Half a form"}' }],
  ['form', { ...stored, form: '{' }],
  ['state', { ...stored, state: 'lost' }],
  ['comments[0].text', { ...stored, comments: [{ findingId: '', field: 'summary' }] }],
])('a damaged %s is no review', (field, damaged) => {
  expect(() => reviewRecord.read(id, damaged)).toThrow(new DamagedRecord('report_reviews', id, field));
});

const problemOf = (changes: object) => {
  try {
    returnReviewSchema.validateSync({ ...asked, ...changes });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test('sending back needs a comment on a field that there is', () => {
  expect(problemOf({})).toBeNull();
  expect(problemOf({ comments: [{ ...comment, findingId: 'finding-0001', field: 'photos' }] })).toBeNull();
  expect(problemOf({ comments: [] })).toBe('Write a comment first, so the inspector knows what to change.');
  expect(problemOf({ comments: [{ ...comment, text: '  ' }] })).toBe('Write the comment.');
  expect(problemOf({ comments: [{ ...comment, text: 'x'.repeat(1_001) }] })).toContain('1,000');
  expect(problemOf({ comments: [{ ...comment, field: 'photos' }] })).not.toBeNull();
  expect(problemOf({ comments: [{ ...comment, findingId: 'finding-0001' }] })).not.toBeNull();
  expect(problemOf({ comments: Array<object>(51).fill(comment) })).toBe(
    'A report can have 50 comments at most.',
  );
});

test('a decision names the submission that was seen', () => {
  expect(approveReviewSchema.isValidSync({ bookingId: 'b-1', submission: 0, idempotencyKey })).toBe(false);
  expect(approveReviewSchema.isValidSync({ bookingId: 'b-1', submission: 1, idempotencyKey })).toBe(true);
});
