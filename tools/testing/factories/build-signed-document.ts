import { agreementTexts } from '@domain/agreement/agreement-text';
import type { Agreement, MediaRelease } from '@domain/legal/signed-document';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { usualService } from '../usual-service';
import { hashOfText } from './build-signing';
import { nextWeek } from './next-week';

function signedBase(bookingId: string, text: (typeof agreementTexts)[0]) {
  const now = new Date().toISOString();
  return {
    id: bookingId,
    booking_id: bookingId,
    client_name: 'Dana Whitlock',
    booked_for: 'Dana Whitlock',
    property_address: '482 E Ridgeline Dr, Niles, OH 44070',
    signature_date: nextWeek(),
    client_signature: 'Dana Whitlock',
    electronic_consent: true,
    text_version: text.version,
    text_hash: hashOfText(text),
    evidence: {
      signed_at: now,
      ip_address: '203.0.113.5',
      user_agent: 'test',
      // A text, unlike the moments that the server stores, see `toDocument`.
      device_timestamp: '2026-03-05T10:00:00-07:00',
    },
    signed_with: 'own_link' as const,
    pdf: null,
    created_at: now,
  };
}

/** A signed agreement whose PDF has not been rendered yet. */
export function buildAgreement(overrides: Partial<Agreement> = {}): Agreement {
  return {
    ...signedBase(overrides.booking_id ?? 'booking-1', agreementTexts[0]),
    inspection_date: nextWeek(),
    agreement_type: 'inspection',
    terms_accepted: true,
    fee: usualService.price,
    ...overrides,
  };
}

/** A signed media release whose PDF has not been rendered yet. */
export function buildMediaRelease(overrides: Partial<MediaRelease> = {}): MediaRelease {
  return {
    ...signedBase(overrides.booking_id ?? 'booking-1', mediaReleaseTexts[0]),
    photo_use_consent: true,
    video_use_consent: false,
    website_use_consent: false,
    marketing_use_consent: false,
    consent_declined: false,
    ...overrides,
  };
}
