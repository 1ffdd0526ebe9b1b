import { expect, test } from 'vitest';
import { bookingIdIn } from './reports-calls';

test.each([
  ['abc23', 'abc23'],
  [' abc23\n', 'abc23'],
  ['https://site.example.com/inspection-agreement?booking=abc23', 'abc23'],
  ['https://site.example.com/sewer-scope-questionnaire?view=true&booking=abc23#top', 'abc23'],
  ['https://site.example.com/report/abc23', 'abc23'],
  ['https://site.example.com/report/abc23?admin=true', 'abc23'],
])('%j has the Booking ID %s', (text, key) => {
  expect(bookingIdIn(text)).toBe(key);
});
