/** Licenses of packages whose manifest has no SPDX expression, taken from their license files. */
export const statedLicences: Readonly<Record<string, string>> = {
  'deep-freeze@0.0.1': 'LicenseRef-public-domain',
  'fuzzy@0.1.3': 'MIT',
  'limiter@1.1.5': 'MIT',
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'png-js@2.0.0': 'MIT',
  'url-template@2.0.8': 'BSD-3-Clause',
  'valid-url@1.0.9': 'MIT',
  'xtend@2.1.2': 'MIT',
};
