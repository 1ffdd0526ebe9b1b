import { expect, test } from 'vitest';
import { adminRecord } from './admin-record';

const read = (stored: object) => adminRecord.read('ann', { email: 'ann@example.com', ...stored });

test.each([
  [{ role: 'inspector', inspects: false }, true],
  [{ role: 'inspector' }, true],
  [{ role: 'inspector', inspects: true }, true],
  [{ role: 'office', inspects: false }, false],
  [{ role: 'office', inspects: true }, true],
  [{}, false],
])('a member stored as %o does inspections: %s', (stored, inspects) => {
  expect(read(stored).inspects).toBe(inspects);
});

test('an inspector whose record is damaged stays damaged', () => {
  expect(() => read({ role: 'inspector', inspects: 'yes' })).toThrow('field inspects');
});
