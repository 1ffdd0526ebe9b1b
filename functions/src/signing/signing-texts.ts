import { agreementTexts } from '@domain/agreement/agreement-text';
import type { LegalText, SigningType } from '@domain/legal/legal-text';
import { mediaReleaseTexts } from '@domain/media-release/media-release-text';

const texts: Record<SigningType, readonly [LegalText, ...LegalText[]]> = {
  agreement: agreementTexts,
  media_release: mediaReleaseTexts,
};

/** The text currently offered for signing. */
export function currentText(type: SigningType): LegalText {
  return texts[type][0];
}

/** The text of a signed version. */
export function textOfVersion(type: SigningType, version: string): LegalText | undefined {
  return texts[type].find((text) => text.version === version);
}
