import { readFileSync } from 'node:fs';
import { trustedJson } from '../trusted-json';

/** One package of a package-lock.json. */
export interface LockedPackage {
  /** Only if it differs from its folder's. */
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The lockfile's packages by name and install folder, without the project itself. */
export function readLockfile(file: string): (LockedPackage & { readonly name: string })[] {
  const { packages } = trustedJson<{
    readonly packages: Readonly<Record<string, LockedPackage>>;
  }>(readFileSync(file, 'utf8'));
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => ({ ...locked, name: folder.slice(folder.lastIndexOf('node_modules/') + 13) }));
}
