/** Licences that ask for no more than their text and the author's name. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Apache-2.0', 'CC0-1.0', 'OFL-1.1'],
];

/** Who receives what a licence is about. */
export const licencePlaces = ['browser', 'backend', 'development'] as const;
export type LicencePlace = (typeof licencePlaces)[number];

/** SPDX identifiers that each place may have. */
const allowed: Readonly<Record<LicencePlace, ReadonlySet<string>>> = {
  browser: new Set(permissive),
  // libvips, which sharp loads as a library of its own, unchanged; nobody is given a copy of it.
  backend: new Set([...permissive, 'LGPL-3.0-or-later']),
  // Tools and data of the build, which nobody is given.
  development: new Set([
    ...permissive,
    ...['LGPL-3.0-or-later', 'MPL-2.0', 'Artistic-2.0', 'Python-2.0', 'WTFPL', 'CC-BY-3.0', 'CC-BY-4.0'],
    'LicenseRef-public-domain',
  ]),
};

/**
 * Whether an SPDX expression may be used in a place. Of alternatives one has to be allowed, of parts each. What is no
 * expression of known identifiers is not allowed.
 */
export function licenceAllowed(expression: string, place: LicencePlace): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((identifier) => allowed[place].has(identifier)));
}
