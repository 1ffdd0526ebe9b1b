import { expect, test } from 'vitest';
import { toPlainDocument } from '@/firebase/documents/plain-document';
import { decodeReferral } from './decode-referral';

test('decodes a stored referral; a missing field is empty', () => {
  const stored = {
    referrer_name: 'Sam Agent',
    client_name: 'Ann Lee',
    service_needed: 'Sewer Scope Inspection',
    created_at: { toDate: () => new Date('2026-03-03T12:00:00Z') },
  };
  expect(decodeReferral('r-1', toPlainDocument(stored))).toEqual({
    ...stored,
    id: 'r-1',
    referrer_email: '',
    referrer_phone: '',
    referrer_phone_e164: '',
    referrer_company: '',
    referrer_kind: 'agent',
    preferred_reward: '',
    device: '',
    client_email: '',
    client_phone: '',
    client_address: '',
    client_agreed: false,
    additional_notes: '',
    lead_id: null,
    booking_id: null,
    forms_booking_id: null,
    progress: 'none',
    accepted_at: null,
    scheduled_at: null,
    completed_at: null,
    closed_at: null,
    search_keys: [],
    created_at: '2026-03-03T12:00:00.000Z',
  });
});
