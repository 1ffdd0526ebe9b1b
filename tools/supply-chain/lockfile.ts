import { readFileSync } from 'node:fs';

/** One package of a package-lock.json. */
export interface LockedPackage {
  /** Only if it differs from its folder's. */
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The lockfile's packages by name and install folder, without the project itself. */
export function readLockfile(file: string): (LockedPackage & { readonly name: string })[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => ({ ...locked, name: folder.slice(folder.lastIndexOf('node_modules/') + 13) }));
}
