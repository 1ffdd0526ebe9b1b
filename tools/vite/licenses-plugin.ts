import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { licensesFile } from '../../domain/business/routes';
import { trustedJson } from '../trusted-json';
import { lastBuild } from './separate-builds';
import { thirdPartyLicenses, type BundledPackage } from './third-party-licenses';

/** Writes the licenses of what is in the pages' scripts to one file of the site, once all builds are there. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === lastBuild,
    writeBundle({ dir = '' }) {
      const folder = path.join(dir, '.vite');
      const packages = readdirSync(folder)
        .filter((file) => /^licenses-.*\.json$/.test(file))
        .flatMap((file) => trustedJson<BundledPackage[]>(readFileSync(path.join(folder, file), 'utf8')));
      writeFileSync(path.join(dir, licensesFile), thirdPartyLicenses(packages));
    },
  };
}
