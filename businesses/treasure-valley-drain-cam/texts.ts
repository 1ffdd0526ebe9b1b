import type { LegalTexts } from '@domain/business/facts';
import { agreement20261128 } from './legal/agreement-2026-11-28';
import { mediaRelease20261128 } from './legal/media-release-2026-11-28';

export const currentAgreement = agreement20261128;
export const currentMediaRelease = mediaRelease20261128;

/** Every version that was ever offered, the current one first. */
export const agreementTexts: LegalTexts = [currentAgreement];
export const mediaReleaseTexts: LegalTexts = [currentMediaRelease];

/** The SHA-256 of each version, which the documents that were signed name. */
export const hashes = {
  agreement: { '2026-11-28': '8ca9c5bf25280a0d1b785f186449c4627c9d04f80478cbaa6bcfc8a95b3cf042' },
  media_release: { '2026-11-28': '59c1c02d011ca4e5a07d74bf06fef80b09308afcbc17cd51d4c001f9d329f92a' },
};
