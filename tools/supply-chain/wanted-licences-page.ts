import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { licencesPage } from './licences-page';
import { listLicences, type LicensedPackage } from './list-licences';
import { readLockfile } from './lockfile';

export const licencesFile = path.join(repositoryRoot, 'docs', 'licences.md');

export function licensedPackages(): LicensedPackage[] {
  return listLicences({ '.': readLockfile('.'), functions: readLockfile('functions') });
}

/** The expected content of docs/licences.md. */
export function wantedLicencesPage(): Promise<string> {
  return licencesPage(licensedPackages());
}
