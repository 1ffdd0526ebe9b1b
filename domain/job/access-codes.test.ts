import { expect, test } from 'vitest';
import { jobStatuses } from './job-status';
import { hiddenAccess, shownAccess, shownNote, withHiddenCodes, withoutCodes } from './access-codes';

test.each([
  ['Lockbox 4711 on the gas meter', 'Lockbox •••• on the gas meter'],
  ['Gate: #12-34*. Two dogs.', 'Gate: ••••. Two dogs.'],
  ['Code *2580#', 'Code ••••'],
  ['Lockbox 47 11, then the gate', 'Lockbox ••••, then the gate'],
  ['Lockbox 4 7 1 1', 'Lockbox ••••'],
  ['4, 7, 1, 1 and 4.7.1.1 and 47 - 11 and 4/7', '•••• and •••• and •••• and ••••'],
  ['Keypad 42', 'Keypad ••••'],
  ['Press #7 5#', 'Press ••••'],
  ['47\u00a011', '••••'],
  ['Gate 4711 at 10:30', 'Gate •••• at 10:30'],
  [
    'Come after 10:30, or from 11 AM to 12 p.m., park at no. 8',
    'Come after 10:30, or from 11 AM to 12 p.m., park at no. 8',
  ],
  ['Not on the 12th. The listing fee was $150.', 'Not on the 12th. The listing fee was $150.'],
  ['Level 2\n4 dogs', 'Level 2\n4 dogs'],
  ['No codes at all', 'No codes at all'],
  ['Gate ••••, two dogs', 'Gate ••••, two dogs'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutCodes(text)).toBe(shown);
});

test('a long note takes no longer than its length', () => {
  const hostile = ['#'.repeat(20_000), '1 '.repeat(10_000), `4${' '.repeat(20_000)}x`, '$'.repeat(20_000)];
  const begun = performance.now();
  for (const text of hostile) withoutCodes(text);
  expect(performance.now() - begun).toBeLessThan(1_000);
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

test.each([
  ['Gate ••••, lockbox ••••, three dogs', 'Gate 4711, lockbox 47 11, three dogs'],
  ['Three dogs', 'Three dogs'],
  ['Gate ••••', null],
  ['Gate ••••, lockbox ••••, shed ••••', null],
])('%j typed over hidden codes is stored as %j', (typed, stored) => {
  expect(withHiddenCodes(typed, 'Gate 4711, lockbox 47 11, two dogs')).toBe(stored);
});

test('a note whose codes were erased has nothing to put back', () => {
  expect(withHiddenCodes('Gate ••••, three dogs', 'Gate ••••, lockbox ••••')).toBe('Gate ••••, three dogs');
  expect(withHiddenCodes('Gate ••••, lockbox ••••.', 'Gate ••••, lockbox 4711')).toBe(
    'Gate ••••, lockbox 4711.',
  );
});
