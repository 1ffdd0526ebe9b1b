import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';

/** The dependencies in a package.json. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** One package of a package-lock.json. */
export interface LockedPackage {
  /** Only if it differs from its folder's. */
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
}

export interface Lockfile {
  readonly lockfileVersion: number;
  /** By install folder; the project itself is ''. */
  readonly packages: Readonly<Record<string, LockedPackage & Manifest>>;
}

/** A folder with its own package.json and lockfile, relative to the repository. */
export const packageFolders = ['.', 'functions'] as const;
export type PackageFolder = (typeof packageFolders)[number];

export function readManifest(folder: PackageFolder): Manifest {
  return readJson(folder, 'package.json') as Manifest;
}

export function readLockfile(folder: PackageFolder): Lockfile {
  return readJson(folder, 'package-lock.json') as Lockfile;
}

/** `@mui/material` for `node_modules/x/node_modules/@mui/material`. */
export function nameOf(installedTo: string): string {
  return installedTo.slice(installedTo.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function readJson(folder: PackageFolder, file: string): unknown {
  return JSON.parse(readFileSync(path.join(repositoryRoot, folder, file), 'utf8'));
}
