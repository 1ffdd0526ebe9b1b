import { agreementTexts } from '@domain/agreement/agreement-text';
import { labelsOf } from '@domain/legal/consent-labels';
import { canonicalLegalText } from '@domain/legal/legal-text';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';
import { mediaUseFields } from '@domain/media-release/media-uses';
import { letterheadNow } from '../../platform/letterhead-now';
import { sha256 } from '../../platform/hash';
import type { SigningContent, DocumentSignature } from '../signing/signing-content';

export const signature: DocumentSignature = {
  name: 'Jordan Alvarez',
  signedAt: new Date('2026-07-14T20:04:05.123Z'),
  ipAddress: '2001:db8:85a3::8a2e:370:7334',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  deviceTimestamp: '2026-07-14T20:03:59.900Z',
  signedWith: 'own_link',
  jobReference: '3F2A9C1B',
};

export function agreementOf(changes: Partial<SigningContent> = {}): SigningContent {
  const [text] = agreementTexts;
  return {
    letterhead: letterheadNow(),
    text,
    textHash: sha256(canonicalLegalText(text)),
    clientName: 'Jordan P. Alvarez',
    bookedFor: null,
    propertyAddress: '482 E Ridgeline Dr, Shaker Heights, OH 44103',
    inspectionDate: '2026-07-16',
    fee: 149,
    consents: [],
    signature,
    ...changes,
  };
}

export function releaseOf(changes: Partial<SigningContent> = {}): SigningContent {
  const [text] = mediaReleaseTexts;
  return agreementOf({
    text,
    textHash: sha256(canonicalLegalText(text)),
    inspectionDate: '',
    fee: null,
    consents: mediaUseFields.map((field) => ({
      label: labelsOf(text)[field],
      given: field === 'photo_use_consent',
    })),
    ...changes,
  });
}
