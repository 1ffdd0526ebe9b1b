import { expect, test } from 'vitest';
import { preferredSlot, wishOf } from './preferred-slot';

const chosen = { preferred_date: '2026-03-03', preferred_time: '14:00:00', preferred_until: null };

test.each([
  [false, false, ''],
  [true, false, 'date flexible'],
  [false, true, 'time flexible'],
  [true, true, 'date and time flexible'],
])('date flexible %s, time flexible %s', (date_flexible, time_flexible, flexible) => {
  expect(preferredSlot({ ...chosen, date_flexible, time_flexible })).toEqual({
    date: 'Tue, Mar 3',
    time: '2:00 PM',
    flexible,
  });
});

test('a damaged date is left out instead of shown incorrectly', () => {
  const request = {
    ...chosen,
    preferred_date: 'soon',
    preferred_time: '',
    date_flexible: false,
    time_flexible: false,
  };
  expect(preferredSlot(request)).toEqual({ date: '', time: '', flexible: '' });
});

test('the accept dialog shows what was impossible about the preferred time', () => {
  const request = {
    ...chosen,
    date_flexible: false,
    time_flexible: false,
    service_type: '',
    address: '9 Elm St',
    slot_problems: [],
  };
  expect(wishOf(request)).toBe('Inspection, 9 Elm St. Asked for Tue, Mar 3, 2:00 PM.');
  expect(wishOf({ ...request, slot_problems: ['time-past', 'closed-day'] })).toBe(
    'Inspection, 9 Elm St. Asked for Tue, Mar 3, 2:00 PM. The time had already passed when we received the request. We’re closed on that day.',
  );
});

test('a window stays a window', () => {
  const request = { ...chosen, preferred_until: '16:00', date_flexible: false, time_flexible: false };
  expect(preferredSlot(request).time).toBe('2-4 PM');
  expect(wishOf({ ...request, service_type: '', address: '9 Elm St', slot_problems: [] })).toBe(
    'Inspection, 9 Elm St. Asked for Tue, Mar 3, 2-4 PM.',
  );
});
