import { expect, test } from 'vitest';
import { jobStatuses } from './job-status';
import { hiddenAccess, shownAccess, shownNote, withoutCodes } from './access-codes';

test.each([
  ['Lockbox 4711 on the gas meter', 'Lockbox •••• on the gas meter'],
  ['Gate: #12-34*. Two dogs.', 'Gate: ••••. Two dogs.'],
  ['Code *2580#', 'Code ••••'],
  ['Come after 10:30, park at no. 12', 'Come after 10:30, park at no. 12'],
  ['No codes at all', 'No codes at all'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutCodes(text)).toBe(shown);
});

test('codes are hidden once the job is over, and not before', () => {
  const hidden = jobStatuses.filter(
    (status) => !shownNote({ status, special_instructions: 'Gate 4711' }).includes('4711'),
  );
  expect(hidden).toEqual(['completed', 'cancelled']);
  expect(jobStatuses.filter((status) => shownAccess(status, 'Key under the mat') === hiddenAccess)).toEqual(
    hidden,
  );
  expect(shownAccess('completed', '')).toBe('');
});
