import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasFields, isNumber, isObject, isOneOf, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { Failure } from '../console/failure.mjs';
import { describeLines, type LineFile } from './line-file';

/** The contents of an export; written last, so that an incomplete export has no manifest. */
export interface Manifest {
  readonly format: 1;
  readonly project: string;
  /** ISO 8601. */
  readonly begun_at: string;
  readonly finished_at: string;
  /** By path inside the folder. */
  readonly parts: Readonly<Record<string, LineFile>>;
}

const arePartsOf = (value: unknown): value is Manifest['parts'] =>
  isObject(value) && Object.values(value).every(isLineFile);
const isLineFile = hasFields<LineFile>({ lines: isNumber, sha256: isText });
const isManifest = hasFields<Manifest>({
  format: isOneOf([1]),
  project: isText,
  begun_at: isText,
  finished_at: isText,
  parts: arePartsOf,
});

export const filesPart = 'files.ndjson';
export const accountsPart = 'accounts.ndjson';
export const documentsFolder = 'documents';
/** Stored files are named by their SHA-256, so each content is stored once. */
export const bytesFolder = 'bytes';

const manifestFile = (folder: string) => path.join(folder, 'manifest.json');

export const hasManifest = (folder: string) => existsSync(manifestFile(folder));

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The manifest of a complete and unmodified export. @throws Failure that says what is wrong. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (!hasManifest(folder)) {
    throw new Failure(`${folder} has no complete export: manifest.json, which is written last, is missing.`);
  }
  const read = readJson(readFileSync(manifestFile(folder), 'utf8'), isObject);
  if (typeof read?.format === 'number' && read.format !== 1)
    throw new Failure('This export was made by a different version.');
  if (!isManifest(read)) throw new Failure(`${manifestFile(folder)} is damaged.`);
  const manifest = read;
  for (const [part, noted] of Object.entries(manifest.parts)) {
    const file = path.join(folder, part);
    const { sha256 } = existsSync(file) ? await describeLines(file) : { sha256: 'missing' };
    if (sha256 !== noted.sha256) throw new Failure(`${part} does not match the manifest.`);
  }
  return manifest;
}
