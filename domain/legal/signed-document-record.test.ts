import { expect, test } from 'vitest';
import { agreementRecord, mediaReleaseRecord } from './signed-document-record';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };

/** What the first signed documents stored. */
const first = {
  booking_id: 'b-1',
  client_name: 'Dana Whitlock',
  property_address: '12 Main St, Akron, OH 44606',
  signature_date: '2026-03-05',
  client_signature: 'Dana Whitlock',
  electronic_consent: true,
  text_version: '2026-11-01',
  text_hash: 'a1',
  evidence: { signed_at: moment, ip_address: '203.0.113.5', user_agent: 'test', device_timestamp: '' },
  pdf: null,
  created_at: moment,
};
const agreement = { ...first, inspection_date: '', agreement_type: 'inspection', terms_accepted: true };
const release = {
  ...first,
  photo_use_consent: true,
  video_use_consent: false,
  website_use_consent: false,
  marketing_use_consent: false,
};

test('documents from before the way of signing was stored have none, and all the rest', () => {
  expect(agreementRecord.read('b-1', agreement)).toEqual({
    ...agreement,
    booked_for: null,
    fee: null,
    signed_with: null,
    letterhead: null,
  });
  expect(mediaReleaseRecord.read('b-1', release)).toMatchObject({ ...release, signed_with: null });
});

test('the letterhead reads as stored', () => {
  const letterhead = { name: 'N', tagline: 'T', phone: '(312) 555-0142', email: 'n@example.net' };
  expect(agreementRecord.read('b-1', { ...agreement, letterhead }).letterhead).toEqual(letterhead);
  expect(mediaReleaseRecord.read('b-1', { ...release, letterhead }).letterhead).toEqual(letterhead);
});

test('the way of signing reads as stored; one of a later version as none', () => {
  const readWith = (signed_with: unknown) => agreementRecord.read('b-1', { ...agreement, signed_with });
  expect(readWith('our_device').signed_with).toBe('our_device');
  expect(readWith('by_fax').signed_with).toBe(null);
});
