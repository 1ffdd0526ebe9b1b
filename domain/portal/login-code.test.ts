import { expect, test } from 'vitest';
import { codeDigits, loginCodeField, writtenCode } from './login-code';

test.each(['12345678', '1234 5678', '1234-5678', ' 12 34\u00a056\u201378\n', '1234\u20115678'])(
  '%j is the code 12345678',
  (typed) => {
    expect(codeDigits(typed)).toBe('12345678');
    expect(loginCodeField.validateSync(typed)).toBe('12345678');
  },
);

test.each(['', '1234567', '123456789', '1234567a', '１２３４５６７８'])('%j is not a code', (typed) => {
  expect(loginCodeField.isValidSync(typed)).toBe(false);
});

test('a code is displayed in two groups', () => {
  expect(writtenCode('01234567')).toBe('0123 4567');
});
