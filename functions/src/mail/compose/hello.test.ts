import { expect, test } from 'vitest';
import { firstNameIn, hello } from './hello';

test.each(['Dana Whitlock', "D'Arcy O’Neil-Smith", 'A.J. Cole', 'Mr. & Mrs. Lee', 'שרה כהן', '李小龍'])(
  '%s is greeted by name',
  (name) => {
    expect(hello(name)).toBe(`Hello ${name},`);
  },
);

test.each([
  'your $500 refund: https://evil.example',
  'evil.example',
  'call 1-900-555-0100',
  '<b>Dana</b>',
  'x'.repeat(61),
  '',
])('%j does not appear in a greeting', (name) => {
  expect(hello(name)).toBe('Hello,');
});

test.each([
  ['Dana Whitlock', 'Dana'],
  ['O’Neil Smith', 'O’Neil'],
  ['李小龍', '李小龍'],
  ['Mr. & Mrs. Lee', ''],
  ['A.J. Cole', ''],
  ['Whitlock, Dana', ''],
  ['Dana evil.example', ''],
  ['$500 for you', ''],
  ['', ''],
])('the first name in %j is %j', (name, first) => {
  expect(firstNameIn(name)).toBe(first);
});
