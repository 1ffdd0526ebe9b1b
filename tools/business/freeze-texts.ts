import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endingCharges } from '@domain/business/ending-charges';
import { legalFacts } from '@domain/business/legal-facts';
import { agreementTemplate } from '@domain/agreement/agreement-template';
import { canonicalLegalText, type LegalText, type SigningType } from '@domain/legal/legal-text';
import { mediaReleaseTemplate } from '@domain/media-release/media-release-template';
import { sha256Of } from '@domain/testing/sha256-of';
import { Failure } from '../console/failure.mjs';
import { formatSource } from './format-source';

const kinds: Readonly<Record<SigningType, { readonly file: string; readonly name: string }>> = {
  agreement: { file: 'agreement', name: 'agreement' },
  media_release: { file: 'media-release', name: 'mediaRelease' },
};

const nameOf = (type: SigningType, version: string) => kinds[type].name + version.replaceAll('-', '');

/** `agreement-2026-11-23.ts` */
const fileName = /^(?<kind>agreement|media-release)-(?<version>\d{4}-\d{2}-\d{2})\.ts$/;

/** The versions in the folder, newest first. */
function versionsIn(folder: string, type: SigningType): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => fileName.exec(name)?.groups ?? {})
    .filter(({ kind }) => kind === kinds[type].file)
    .map(({ version = '' }) => version)
    .sort()
    .reverse();
}

/**
 * Writes the texts for signing of the chosen business as of `version`, `YYYY-MM-DD`, into its folder, every word spelled
 * out, and the list of all versions with their hashes. No file that exists is changed.
 * @param hashes of the earlier versions
 * @throws Failure if a version of that day exists
 */
export async function freezeTexts(
  businessFolder: string,
  version: string,
  hashes: Readonly<Record<SigningType, Readonly<Record<string, string>>>>,
): Promise<string[]> {
  const folder = path.join(businessFolder, 'legal');
  const drafts: readonly LegalText[] = [
    agreementTemplate(version, legalFacts, endingCharges),
    mediaReleaseTemplate(version, legalFacts),
  ];
  const files = drafts.map(({ type }) => path.join(folder, `${kinds[type].file}-${version}.ts`));
  const existing = files.filter((file) => existsSync(file));
  if (existing.length > 0)
    throw new Failure(`There is a version of that day already: ${existing.join(', ')}`);
  mkdirSync(folder, { recursive: true });
  for (const [index, draft] of drafts.entries()) {
    writeFileSync(
      files[index] ?? '',
      await formatSource(`import type { LegalText } from '@domain/legal/legal-text';

/** Frozen: documents that were signed name its hash. */
export const ${nameOf(draft.type, version)}: LegalText = ${JSON.stringify(draft)};
`),
    );
  }
  const list = path.join(businessFolder, 'texts.ts');
  const known = { agreement: { ...hashes.agreement }, media_release: { ...hashes.media_release } };
  for (const draft of drafts) known[draft.type][version] = await sha256Of(canonicalLegalText(draft));
  writeFileSync(list, await formatSource(textsModule(folder, known)));
  return [...files, list];
}

/** `texts.ts` of a business. */
function textsModule(
  folder: string,
  hashes: Readonly<Record<SigningType, Readonly<Record<string, string>>>>,
): string {
  const agreements = versionsIn(folder, 'agreement');
  const releases = versionsIn(folder, 'media_release');
  const imports = (type: SigningType, versions: readonly string[]) =>
    versions
      .toReversed()
      .map(
        (version) => `import { ${nameOf(type, version)} } from './legal/${kinds[type].file}-${version}';\n`,
      )
      .join('');
  const list = (type: SigningType, current: string, versions: readonly string[]) =>
    [current, ...versions.slice(1).map((version) => nameOf(type, version))].join(', ');
  const pinned = (type: SigningType) =>
    Object.fromEntries(Object.entries(hashes[type]).sort(([a], [b]) => b.localeCompare(a)));
  return `import type { LegalTexts } from '@domain/business/facts';
${imports('agreement', agreements)}${imports('media_release', releases)}
export const currentAgreement = ${nameOf('agreement', agreements[0] ?? '')};
export const currentMediaRelease = ${nameOf('media_release', releases[0] ?? '')};

/** Every version that was ever offered, the current one first. */
export const agreementTexts: LegalTexts = [${list('agreement', 'currentAgreement', agreements)}];
export const mediaReleaseTexts: LegalTexts = [${list('media_release', 'currentMediaRelease', releases)}];

/** The SHA-256 of each version, which the documents that were signed name. */
export const hashes = ${JSON.stringify({ agreement: pinned('agreement'), media_release: pinned('media_release') })};
`;
}
