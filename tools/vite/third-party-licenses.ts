/** A package in the pages' scripts, as Vite lists it. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly identifier?: string;
  /** The text of its license file, where it has one. */
  readonly text?: string;
}

/**
 * The licenses of all packages in the pages' scripts, as one text. Most of them ask that their text comes with the code,
 * and mediabunny's also that readers learn where its source is.
 */
export function thirdPartyLicenses(packages: readonly BundledPackage[]): string {
  const each = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const parts = [...each]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([title, { name, version, identifier, text }]) =>
      [
        `${title}${identifier ? ` (${identifier})` : ''}`,
        `Source: https://www.npmjs.com/package/${name}/v/${version}`,
        ...(text ? ['', text] : []),
      ].join('\n'),
    );
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `${['The scripts of this site contain these packages, unmodified.', ...parts].join(rule)}\n`;
}
