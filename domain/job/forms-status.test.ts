import { expect, test } from 'vitest';
import { formsBadge, noFormsYet } from './forms-status';

const questionnaire_completed = true;
const agreement_signed = true;
const media_release_signed = true;

test.each([
  [{}, 'Forms Pending'],
  [{ questionnaire_completed }, '1/3 Forms Complete'],
  [{ media_release_signed }, '1/3 Forms Complete'],
  [{ agreement_signed, media_release_signed }, '2/3 Forms Complete'],
  [{ questionnaire_completed, agreement_signed }, '2/3 Forms Complete'],
  [{ questionnaire_completed, agreement_signed, media_release_signed }, 'All Forms Complete'],
])('%j: %s', (done, badge) => {
  expect(formsBadge({ ...noFormsYet, ...done })).toBe(badge);
});
