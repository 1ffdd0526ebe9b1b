import type { LegalTexts } from '@domain/business/facts';
import { agreement20261101 } from './legal/agreement-2026-11-01';
import { agreement20261123 } from './legal/agreement-2026-11-23';
import { mediaRelease20261101 } from './legal/media-release-2026-11-01';
import { mediaRelease20261123 } from './legal/media-release-2026-11-23';
import { mediaRelease20261124 } from './legal/media-release-2026-11-24';

export const currentAgreement = agreement20261123;
export const currentMediaRelease = mediaRelease20261124;

/** Every version that was ever offered, the current one first. */
export const agreementTexts: LegalTexts = [currentAgreement, agreement20261101];
export const mediaReleaseTexts: LegalTexts = [
  currentMediaRelease,
  mediaRelease20261123,
  mediaRelease20261101,
];

/** The SHA-256 of each version, which the documents that were signed name. */
export const hashes = {
  agreement: {
    '2026-11-23': 'a16915f1e2fa2973bb9d17e35603dd21cfbadbd46224527dbece11747a60cbd4',
    '2026-11-01': '4371d52bbdeff31a5cd7f63df44f0151152534353eb1c508b30d921abd441c1d',
  },
  media_release: {
    '2026-11-24': '1a6b1a66aad938c430fa0c34b191b4dd33146024e16ef35549519c122a4d6dbb',
    '2026-11-23': 'b35f59c17ab6dc45136fc78b440eec2f14c9737ad47e4a984bbb3991f9a1f4da',
    '2026-11-01': '93460149c7d4e7411485c30cc6ccf27fd9ac7f1f01bd1c8ff592decc31134ca7',
  },
};
