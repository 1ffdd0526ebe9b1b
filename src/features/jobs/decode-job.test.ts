import { expect, test } from 'vitest';
import { toPlainDocument } from '@/firebase/documents/plain-document';
import { decodeJob } from './decode-job';

const stored = {
  customer_id: 'c-1',
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '(801) 555-0100', address: '12 Main St' },
  service_type: 'Annual Checkup',
  scheduled_date: '2026-03-05',
  scheduled_time: '10:00',
  status: 'in_progress',
  workflow_status: 'forms_signed',
  total_price: 199,
  special_instructions: '',
  lead_id: 'lead-1',
  forms_status: { questionnaire_completed: false, agreement_signed: true, media_release_signed: true },
  access_flags: ['septic'],
  forms_link: { state: 'active', expires_at: { toDate: () => new Date('2026-05-05T05:59:00Z') } },
  report_created: false,
  payment_state: 'paid',
  payment: {
    amount: 199,
    method: 'card',
    note: '',
    at: { toDate: () => new Date('2026-03-06T18:30:00Z') },
    by: 'office@example.com',
  },
  search_keys: ['ann', 'lee'],
  calendar_sequence: 2,
  started_at: { toDate: () => new Date('2026-03-05T17:00:00Z') },
  completed_at: null,
  cancellation: null,
  created_at: { toDate: () => new Date('2026-03-03T12:00:00Z') },
};

test('decodes a stored job, with its Timestamp as ISO text', () => {
  expect(decodeJob('b-1', toPlainDocument(stored))).toEqual({
    ...stored,
    id: 'b-1',
    referral_id: null,
    signed_by_other: false,
    follow_up_answered: false,
    payment: { ...stored.payment, at: '2026-03-06T18:30:00.000Z' },
    forms_link: { state: 'active', expires_at: '2026-05-05T05:59:00.000Z' },
    started_at: '2026-03-05T17:00:00.000Z',
    report_sent_at: null,
    report_in_time: null,
    amendment_unsent: false,
    report_mail: null,
    forms_mail: null,
    held_payment: null,
    corrected_payments: [],
    client_move: null,
    created_at: '2026-03-03T12:00:00.000Z',
  });
});

test('decodes a job from before the read model: workflow scheduled, no forms, unpaid', () => {
  const job = decodeJob('b-2', toPlainDocument({ status: 'scheduled', scheduled_date: '2026-03-05' }));
  expect(job.workflow_status).toBe('scheduled');
  expect(job.payment_state).toBe('unpaid');
  expect(job.payment).toBeNull();
  expect(Object.values(job.forms_status)).toEqual([false, false, false]);
  expect(job.customer.name).toBe('');
});

test('flags are in a fixed order, and unknown ones are left out', () => {
  const flags = ['septic', 'moat', 'utilities-off'];
  expect(decodeJob('b-3', { access_flags: flags }).access_flags).toEqual(['utilities-off', 'septic']);
});
