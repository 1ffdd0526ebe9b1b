import { expect, test } from 'vitest';
import { jobRecord } from '../job/job-record';
import { DamagedRecord } from './record-type';

const moment = { toDate: () => new Date('2026-03-05T17:00:00Z'), toMillis: () => 1_772_730_000_000 };

/** The fields of requirement D-07, which every job has. */
const first = {
  customer_id: 'c-1',
  service_type: 'A service of the past',
  scheduled_date: '2999-03-05',
  scheduled_time: '10:00',
  status: 'scheduled',
  total_price: 199,
  special_instructions: '',
  lead_id: null,
  created_at: moment,
};

test('a record without the fields that were added later reads with their defaults', () => {
  expect(jobRecord.read('b-1', first)).toMatchObject({
    ...first,
    workflow_status: 'scheduled',
    forms_status: { questionnaire_completed: false, agreement_signed: false, media_release_signed: false },
    payment: null,
    corrected_payments: [],
  });
});

test('an empty workflow status counts as scheduled, like a missing one', () => {
  expect(jobRecord.read('b-1', { ...first, workflow_status: null })).toMatchObject({
    workflow_status: 'scheduled',
  });
});

test('moments and fields that are not described stay as they are', () => {
  expect(jobRecord.read('b-1', { ...first, of_tomorrow: 1 })).toMatchObject({
    created_at: moment,
    of_tomorrow: 1,
  });
});

test.each([
  ['total_price', { ...first, total_price: '199' }],
  ['total_price', { ...first, total_price: Number.NaN }],
  ['status', { ...first, status: 'lost' }],
  ['created_at', { ...first, created_at: '2026-03-05' }],
  ['customer.name', { ...first, customer: { name: 7, email: '', phone: '', address: '' } }],
  ['payment.at', { ...first, payment: { amount: 1, method: 'card', note: '', by: 'online' } }],
])('a wrong or missing %s is damage, which names the field and no value', (field, damaged) => {
  expect(() => jobRecord.read('b-1', damaged)).toThrow(new DamagedRecord('bookings', 'b-1', field));
});

test('what is left of a deleted job needs none of a job’s fields', () => {
  expect(jobRecord.read('b-1', { deleted_at: moment })).toEqual({ deleted_at: moment });
});
