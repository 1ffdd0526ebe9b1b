import { nameOf, type Lockfile, type PackageFolder } from './lockfile';
import { licenceAllowed, type LicencePlace } from './licence-allowed';
import { statedLicences } from './stated-licences';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly place: LicencePlace;
}

/**
 * Every package in the lockfiles, each version once, sorted by name. All of the functions' packages count as
 * shipped, because their devDependencies are bundled.
 */
export function listLicences(lockfiles: Readonly<Record<PackageFolder, Lockfile>>): LicensedPackage[] {
  const packages = new Map<string, LicensedPackage>();
  for (const [folder, lockfile] of Object.entries(lockfiles)) {
    for (const [installedTo, locked] of Object.entries(lockfile.packages)) {
      if (installedTo === '') continue;
      const { name = nameOf(installedTo), version = '', license = '', dev } = locked;
      const place = folder === 'functions' ? 'backend' : dev ? 'development' : 'browser';
      const licence = statedLicences[`${name}@${version}`] ?? license;
      packages.set(`${place} ${name} ${version}`, { name, version, licence, place });
    }
  }
  return [...packages.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version) || compare(a.place, b.place),
  );
}

/** A message for each package whose license is not allowed for its place. */
export function checkLicences(packages: readonly LicensedPackage[]): string[] {
  return packages
    .filter(({ licence, place }) => !licenceAllowed(licence, place))
    .map(
      ({ name, version, licence, place }) =>
        `${name} ${version} has the licence "${licence}", which is not allowed in: ${place}`,
    );
}

/** Sorted by code units, so that the list is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
