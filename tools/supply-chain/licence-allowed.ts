/** Licenses that only require their text and the author's name to be included. */
const permissive = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Zlib'],
  ...['Apache-2.0', 'CC0-1.0', 'OFL-1.1'],
];

/** Who receives the licensed code. */
export const licencePlaces = ['browser', 'backend', 'development'] as const;
export type LicencePlace = (typeof licencePlaces)[number];

/** SPDX identifiers allowed for each place. */
const allowed: Readonly<Record<LicencePlace, ReadonlySet<string>>> = {
  browser: new Set(permissive),
  // libvips, which sharp loads as a separate, unmodified library; it is not distributed.
  backend: new Set([...permissive, 'LGPL-3.0-or-later']),
  // Build tools and data, which are not distributed.
  development: new Set([
    ...permissive,
    ...['LGPL-3.0-or-later', 'MPL-2.0', 'Artistic-2.0', 'Python-2.0', 'WTFPL', 'CC-BY-3.0', 'CC-BY-4.0'],
    'LicenseRef-public-domain',
  ]),
};

/**
 * Whether an SPDX expression is allowed for a place: one of its alternatives, or all of its parts. Unknown
 * expressions are not allowed.
 */
export function licenceAllowed(expression: string, place: LicencePlace): boolean {
  const bare = /^\(([^()]*)\)$/.exec(expression)?.[1] ?? expression;
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((identifier) => allowed[place].has(identifier)));
}
