import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { checkInstallScripts, checkNpmSettings } from './check-install-scripts';
import { checkLicenses } from './check-licenses';
import { checkLockfile } from './check-lockfile';
import { readLockfile } from './lockfile';
import { scanSecrets } from './scan-secrets';

const site = path.join(repositoryRoot, 'package-lock.json');
const functions = path.join(repositoryRoot, 'functions/package-lock.json');

/** A message for each problem in the lockfiles, the licenses and the repository's texts. */
export async function checkSupplyChain(): Promise<string[]> {
  return [
    ...(await checkLockfile(site)),
    ...(await checkLockfile(functions)),
    ...[site, functions].flatMap((file) => [
      ...checkInstallScripts(readLockfile(file)),
      ...checkNpmSettings(path.dirname(file)),
    ]),
    ...checkLicenses(readLockfile(site), ({ dev }) => (dev ? 'development' : 'browser')),
    // Also its devDependencies, which are bundled.
    ...checkLicenses(readLockfile(functions), () => 'functions'),
    ...(await scanSecrets()),
  ];
}
