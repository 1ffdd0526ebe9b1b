import { hashes } from '@business/texts';
import { describe, expect, test } from 'vitest';
import { agreementTexts } from '../agreement/agreement-text';
import { currentAgreementText } from '../agreement/current-agreement-text';
import { currentMediaReleaseText } from '../media-release/current-media-release-text';
import { mediaReleaseTexts } from '../media-release/media-release-text';
import { sha256Of } from '../testing/sha256-of';
import { mediaUseFields } from '../media-release/media-uses';
import { canonicalLegalText, signingTypes } from './legal-text';

const texts = { agreement: agreementTexts, media_release: mediaReleaseTexts };
const asked = {
  agreement: ['terms_accepted', 'electronic_consent'],
  media_release: [...mediaUseFields, 'consent_declined', 'electronic_consent'],
};
const current = { agreement: currentAgreementText, media_release: currentMediaReleaseText };

// Signed documents contain the hash of their text, so a version that was offered must never be edited: freeze a new one
// (docs/legal-texts.md).
describe.each(signingTypes)('%s', (type) => {
  test('no version was edited', async () => {
    const found = await Promise.all(
      texts[type].map(async (text) => [text.version, await sha256Of(canonicalLegalText(text))]),
    );
    expect(Object.fromEntries(found)).toEqual(hashes[type]);
  });

  test('the newest version comes first, without duplicates', () => {
    const versions = texts[type].map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort().reverse());
  });

  test('a version names what all its boxes say, or is from before versions did', () => {
    const named = texts[type].flatMap(({ labels }) => (labels ? [Object.keys(labels)] : []));
    expect(named).toEqual(named.map(() => asked[type]));
  });

  test('the first is the one that clients sign now', () => {
    expect(texts[type][0]).toBe(current[type]);
    expect(texts[type].map((text) => text.type)).toEqual(texts[type].map(() => type));
  });
});
