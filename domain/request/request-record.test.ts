import { expect, test } from 'vitest';
import { DamagedRecord } from '../firestore/record-type';
import { requestRecord } from './request-record';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };

/** The fields of requirement D-08, which every request has. */
const first = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '(312) 555-0100',
  address: '12 Main St, Akron',
  service_type: 'A service of the past',
  preferred_date: '2999-03-05',
  preferred_time: '10:00:00',
  special_instructions: 'Gate code 12',
  status: 'contacted',
  created_at: moment,
};

test('a request without the fields that were added later reads with their defaults', () => {
  expect(requestRecord.read('l-1', first)).toMatchObject({
    ...first,
    phone_e164: '',
    date_flexible: false,
    time_flexible: false,
    slot_problems: [],
    report_for: null,
    quoted_price: null,
    forms_booking_id: null,
    referral_id: null,
    search_keys: [],
  });
});

test('problems of the preferred time that are not known anymore are left out', () => {
  const request = requestRecord.read('l-1', { ...first, slot_problems: ['odd', 'closed-day'] });
  expect(request.slot_problems).toEqual(['closed-day']);
});

test.each([
  ['name', { ...first, name: 7 }],
  ['price', { ...first, price: 'free' }],
  ['status', { ...first, status: 'odd' }],
  ['report_for', { ...first, report_for: 1 }],
])('a damaged %s is no request', (field, damaged) => {
  expect(() => requestRecord.read('l-1', damaged)).toThrow(new DamagedRecord('leads', 'l-1', field));
});
