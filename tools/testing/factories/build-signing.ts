import { createHash } from 'node:crypto';
import { agreementTexts } from '@domain/agreement/agreement-text';
import type { AgreementSubmission } from '@domain/agreement/agreement-submission';
import { canonicalLegalText, type LegalText } from '@domain/legal/legal-text';
import type { MediaReleaseSubmission } from '@domain/media-release/media-release-submission';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';

export function hashOfText(text: LegalText): string {
  return createHash('sha256').update(canonicalLegalText(text)).digest('hex');
}

function signing(text: LegalText) {
  return {
    client_name: 'Dana Whitlock',
    client_signature: 'Dana Whitlock',
    electronic_consent: true,
    text_version: text.version,
    text_hash: hashOfText(text),
  };
}

/** The `data` of secure-form-submission with formType agreement; `booking_id` is the key of a link. */
export function buildAgreementSubmission(
  overrides: Partial<AgreementSubmission> & { booking_id: string },
): AgreementSubmission {
  return {
    ...signing(agreementTexts[0]),
    agreement_type: 'inspection',
    terms_accepted: true,
    ...overrides,
  };
}

/** The `data` of secure-form-submission with formType media-release. */
export function buildMediaReleaseSubmission(
  overrides: Partial<MediaReleaseSubmission> & { booking_id: string },
): MediaReleaseSubmission {
  return {
    ...signing(mediaReleaseTexts[0]),
    photo_use_consent: true,
    video_use_consent: false,
    website_use_consent: true,
    marketing_use_consent: false,
    consent_declined: false,
    ...overrides,
  };
}
