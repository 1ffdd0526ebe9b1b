import { expect, test } from 'vitest';
import { changeCalendarSchema } from './private-calendar-calls';

const accepts = (address: string) =>
  changeCalendarSchema.isValidSync({ uid: 'member-1', address, idempotencyKey: crypto.randomUUID() });

test.each([
  'https://calendar.google.com/calendar/ical/a%40example.com/private-0123/basic.ics',
  'webcal://p01-caldav.icloud.com/published/2/abc',
  '  https://outlook.office365.com/owa/calendar/a/b/calendar.ics ',
  '',
])('%j is accepted', (address) => {
  expect(accepts(address)).toBe(true);
});

test.each([
  'calendar.google.com',
  'ftp://example.com/a.ics',
  'https://',
  `https://example.com/${'a'.repeat(2000)}`,
])('%j is refused', (address) => {
  expect(accepts(address)).toBe(false);
});
