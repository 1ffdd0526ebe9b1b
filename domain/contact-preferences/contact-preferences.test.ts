import { expect, it } from 'vitest';
import { isWanted } from './contact-preferences';
import { contactPreferencesRecord } from './contact-preferences-record';

const said = (optional: 'allowed' | 'stopped') =>
  ({ optional, source: 'office', at: '2027-01-01T15:00:00.000Z' }) as const;
const nothing = { email: null, reminder: null, review: null, text: null };

it('reminders and review requests are wanted until something stops them', () => {
  expect(isWanted(undefined, 'reminder')).toBe(true);
  expect(isWanted(nothing, 'review')).toBe(true);
  expect(isWanted({ ...nothing, reminder: said('stopped') }, 'reminder')).toBe(false);
  expect(isWanted({ ...nothing, reminder: said('stopped') }, 'review')).toBe(true);
  expect(isWanted({ ...nothing, review: said('allowed') }, 'review')).toBe(true);
  expect(isWanted({ ...nothing, text: said('stopped') }, 'review')).toBe(true);
});

it('a complaint stops them whatever else was chosen', () => {
  const complained = { ...nothing, email: said('stopped'), reminder: said('allowed') };
  expect(isWanted(complained, 'reminder')).toBe(false);
  expect(isWanted(complained, 'review')).toBe(false);
});

it('a record from before there were choices still reads', () => {
  const at = { toDate: () => new Date(0), toMillis: () => 0 };
  const email = { optional: 'stopped', source: 'spam-report', at };
  expect(contactPreferencesRecord.read('one', { email })).toEqual({
    email,
    reminder: null,
    review: null,
    text: null,
    review_asked_at: null,
  });
});
