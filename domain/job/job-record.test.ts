import { expect, test } from 'vitest';
import { usualService } from '../../tools/testing/usual-service';
import { jobRecord } from './job-record';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };
const first = {
  customer_id: 'c-1',
  service_type: usualService.title,
  scheduled_date: '2026-03-05',
  scheduled_time: '10:00',
  status: 'scheduled',
  total_price: 149,
  special_instructions: '',
  lead_id: null,
  created_at: moment,
};

test('access flags are in a fixed order, and unknown ones are left out', () => {
  const stored = { ...first, access_flags: ['septic', 'moat', 'utilities-off'] };
  expect(jobRecord.read('b-1', stored)).toMatchObject({ access_flags: ['utilities-off', 'septic'] });
});

test('a job from before links existed has no link and no client data', () => {
  expect(jobRecord.read('b-1', first)).toMatchObject({
    forms_link: null,
    customer: { name: '', email: '', phone: '', address: '' },
  });
});
