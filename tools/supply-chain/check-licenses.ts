import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './lockfile';

/** Licenses that only require their text and the author's name to be included. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Apache-2.0', 'CC0-1.0', 'OFL-1.1'],
];

/** Allowed licenses by who receives the code. */
const allowed = {
  browser: permissive,
  // libvips, which sharp loads as a separate, unmodified library; it is not distributed.
  functions: [...permissive, 'LGPL-3.0-or-later'],
  // Build tools and data, which are not distributed.
  development: [
    ...permissive,
    ...['LGPL-3.0-or-later', 'MPL-2.0', 'Artistic-2.0', 'Python-2.0', 'WTFPL', 'CC-BY-3.0', 'CC-BY-4.0'],
  ],
} as const;

export type LicensePlace = keyof typeof allowed;

/** Packages whose manifest has no SPDX expression; their license files were read. */
const readByHand = new Set([
  ...['deep-freeze@0.0.1', 'fuzzy@0.1.3', 'limiter@1.1.5', 'parse-cache-control@1.0.1', 'png-js@2.0.0'],
  ...['url-template@2.0.8', 'valid-url@1.0.9', 'xtend@2.1.2'],
]);

/**
 * Packages whose license asks more, by name; what it asks is done, as the decision says. MPL-2.0 covers the package's own
 * files, used unmodified, whose source anyone gets from the registry.
 */
const bySpecialDecision: Readonly<Record<string, string>> = {
  // docs/decisions/0173-read-films-in-the-browser.md
  mediabunny: 'MPL-2.0',
};

/** A message for each package whose license is not allowed where it is used. */
export function checkLicenses(
  packages: readonly (LockedPackage & { readonly name: string })[],
  placeOf: (locked: LockedPackage) => LicensePlace,
): string[] {
  return packages.flatMap(({ name, ...locked }) => {
    const { version = '', license = '' } = locked;
    const place = placeOf(locked);
    if (readByHand.has(`${name}@${version}`) || bySpecialDecision[name] === license) return [];
    if (isAllowed(license, place)) return [];
    return [`${name} ${version} has the license "${license}", which is not allowed in: ${place}`];
  });
}

function isAllowed(expression: string, place: LicensePlace): boolean {
  try {
    return satisfies(expression, [...allowed[place]]);
  } catch {
    // ignored: a text that is no SPDX expression names no allowed license
    return false;
  }
}
