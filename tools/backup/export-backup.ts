import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { exportAccounts } from './accounts';
import type { BackupPlace } from './backup-place';
import { writeLines, type LineFile } from './line-file';
import {
  accountsPart,
  bytesFolder,
  documentsFolder,
  filesPart,
  hasManifest,
  writeManifest,
  type Manifest,
} from './manifest';
import { readCollection } from './read-database';
import { exportFiles } from './stored-files';

/**
 * Exports all of a project's data into a folder: each collection with its subcollections, each file with its
 * metadata, and each account. An interrupted export starts over in the same folder and reuses the file
 * contents already there. @throws Failure if the folder has a complete export or other files.
 */
export async function exportBackup(
  place: BackupPlace,
  folder: string,
  onPart: (part: string, written: LineFile) => void = () => undefined,
): Promise<Manifest> {
  mkdirSync(path.join(folder, documentsFolder), { recursive: true });
  if (hasManifest(folder)) throw new Failure(`${folder} already contains an export. Choose another folder.`);
  const ours = [documentsFolder, bytesFolder, filesPart, accountsPart];
  const strange = readdirSync(folder).find((name) => !ours.includes(name));
  if (strange !== undefined) throw new Failure(`${folder} contains other files: ${strange}.`);

  const begun = new Date().toISOString();
  const parts: Record<string, LineFile> = {};
  const write = async (part: string, things: AsyncIterable<object>) => {
    const written = await writeLines(path.join(folder, part), things);
    parts[part] = written;
    onPart(part, written);
  };
  const { database } = place;
  for (const collection of await database.collectionsBelow(database.root)) {
    const part = `${documentsFolder}/${encodeURIComponent(collection)}.ndjson`;
    await write(part, readCollection(database, database.root, collection));
  }
  // Read after the documents, so that every file that a document names is included.
  await write(filesPart, exportFiles(place, folder));
  await write(accountsPart, exportAccounts(place));
  const manifest: Manifest = {
    format: 1,
    project: place.projectId,
    begun_at: begun,
    finished_at: new Date().toISOString(),
    parts,
  };
  writeManifest(folder, manifest);
  return manifest;
}
