import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { trustedJson } from '../trusted-json';

/** The manifests of the builds in `distDir`, one for each of `separateBuilds`. */
export function readBuildManifests(distDir: string): Manifest[] {
  const folder = path.join(distDir, '.vite');
  return readdirSync(folder)
    .filter((file) => /^manifest-.*\.json$/.test(file))
    .sort()
    .map((file) => trustedJson<Manifest>(readFileSync(path.join(folder, file), 'utf8')));
}
