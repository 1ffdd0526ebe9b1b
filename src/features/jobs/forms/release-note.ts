import type { MediaRelease } from '@domain/legal/signed-document';
import { releasedUses } from '@domain/media-release/media-uses';

/** What the office may do with photos and video, in a sentence. */
export function releaseNote(release: MediaRelease): string {
  return release.consent_declined
    ? 'No consent. Use photos and video for the report only.'
    : `Consent to: ${releasedUses(release).toLowerCase()}.`;
}
