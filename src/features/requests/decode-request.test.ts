import { expect, test } from 'vitest';
import { toPlainDocument } from '@/firebase/documents/plain-document';
import { decodeRequest } from './decode-request';

const at = new Date('2026-03-03T12:00:00.123Z');
const stored = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '(801) 555-0100',
  phone_e164: '+18015550100',
  address: '12 Main St, Provo',
  service_type: 'Standard Sewer Scope',
  preferred_date: '2026-03-05',
  preferred_time: '10:00:00',
  date_flexible: false,
  time_flexible: true,
  special_instructions: 'Gate code 12',
  report_for: 'buyer',
  price: 149,
  quoted_price: null,
  status: 'contacted',
  search_keys: ['ann', 'lee'],
  created_at: { toDate: () => at },
};

test('decodes a stored request, with its Timestamp as ISO text', () => {
  expect(decodeRequest('lead-1', toPlainDocument(stored))).toEqual({
    ...stored,
    id: 'lead-1',
    slot_problems: [],
    forms_booking_id: null,
    referral_id: null,
    created_at: '2026-03-03T12:00:00.123Z',
  });
});

test('keeps only the known problems of the preferred time', () => {
  const document = toPlainDocument({ ...stored, slot_problems: ['closed-day', 'odd', 7] });
  expect(decodeRequest('lead-3', document).slot_problems).toEqual(['closed-day']);
});

test('a record with missing or invalid fields is still a row', () => {
  const request = decodeRequest(
    'lead-2',
    toPlainDocument({ name: 7, price: 'free', status: 'odd', report_for: 1 }),
  );
  expect(request).toMatchObject({ name: '', price: 0, status: 'new', report_for: null, created_at: '' });
});
