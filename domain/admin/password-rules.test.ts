import { expect, test } from 'vitest';
import { business } from '../business/business';
import { passwordProblem } from './password-rules';

const of = (password: string) => passwordProblem(password, 'bo.ray@example.com');

test.each(['a-password-of-theirs', 'correct horse battery', 'Straße 12 nach links'])(
  '%s may be used',
  (password) => {
    expect(of(password)).toBeNull();
  },
);

test.each([
  ['ninechars', /at least 10/],
  ['x'.repeat(201), /at most 200/],
  ['bo.ray@example.com', /email address/],
  ['Bo.Ray@Example.com', /email address/],
  ['Pass-word 123', /easy to guess/],
  ['1234567890', /easy to guess/],
  ['abababababab', /easy to guess/],
  ['----------', /easy to guess/],
  [business.name, /easy to guess/],
])('%s may not', (password, why) => {
  expect(of(password)).toMatch(why);
});

test('the part before the @ is refused too, where it is long enough', () => {
  expect(passwordProblem('Office-Desk-One', 'office.desk.one@example.com')).toMatch(/email address/);
});
