import { expect, test } from 'vitest';
import { nameKey } from './name-key';

test.each(['José O’Neil', "JOSE O'NEIL", "  O'Neil,  Jose ", 'josé oneil', 'Jose\u0301 ONeil.'])(
  '%j is the same name',
  (name) => {
    expect(nameKey(name)).toBe('jose oneil');
  },
);

test.each([
  ['Dana Whitlock', 'Dana Whitlow'],
  ['Dana Whitlock', 'Dana'],
  ['李小龍', '李小'],
])('%s and %s are different names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test.each(['', ' ', '...', '🏡'])('%j is not a name', (text) => {
  expect(nameKey(text)).toBe('');
});
