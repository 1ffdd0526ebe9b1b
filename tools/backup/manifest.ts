import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { describeLines, type LineFile } from './line-file';

/** What an export holds; written last, so that one that was broken off has none. */
export interface Manifest {
  readonly format: 1;
  readonly project: string;
  /** ISO 8601. */
  readonly begun_at: string;
  readonly finished_at: string;
  /** By their paths below the folder. */
  readonly parts: Readonly<Record<string, LineFile>>;
}

export const filesPart = 'files.ndjson';
export const accountsPart = 'accounts.ndjson';
export const documentsFolder = 'documents';
/** Stored files lie under their SHA-256, so that each is there once. */
export const bytesFolder = 'bytes';

const manifestFile = (folder: string) => path.join(folder, 'manifest.json');

export const hasManifest = (folder: string) => existsSync(manifestFile(folder));

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The manifest of a whole and unchanged export. Throws a Failure with what is wrong about another one. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (!hasManifest(folder)) {
    throw new Failure(`${folder} holds no whole export: there is no manifest.json, which is written last.`);
  }
  const manifest = JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest;
  if ((manifest.format as number) !== 1) throw new Failure('This export was made by another version.');
  for (const [part, noted] of Object.entries(manifest.parts)) {
    const file = path.join(folder, part);
    const { sha256 } = existsSync(file) ? await describeLines(file) : { sha256: 'missing' };
    if (sha256 !== noted.sha256) throw new Failure(`${part} is not what the manifest says.`);
  }
  return manifest;
}
