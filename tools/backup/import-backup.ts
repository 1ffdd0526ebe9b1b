import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasFields, isListOf, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { Failure } from '../console/failure.mjs';
import { importAccounts, type ExportedAccount, type PasswordHash } from './accounts';
import type { BackupPlace } from './backup-place';
import { grouped, readLines } from './line-file';
import { accountsPart, documentsFolder, filesPart, readManifest, type Manifest } from './manifest';
import type { ExportedDocument } from './read-database';
import { importFile, type ExportedFile } from './stored-files';
import { protoFields } from './typed-value';

interface ImportOptions {
  /** Null if no account has a password. */
  readonly hash: PasswordHash | null;
  readonly onPart?: (part: string) => void;
}

/** A commit is limited to 10 MiB; a character takes up to three bytes, plus types and names. */
const documentsAtOnce = { things: 200, letters: 1_500_000 };
const accountsAtOnce = { things: 500, letters: Infinity };

/**
 * Writes a complete export into an empty project. The manifest is checked before the first write. An
 * interrupted import resumes from the progress stored in the export's folder; writing a document twice gives
 * the same result. @throws Failure if the project contains data from elsewhere or the export was modified.
 */
export async function importBackup(
  place: BackupPlace,
  folder: string,
  { hash, onPart = () => undefined }: ImportOptions,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const progress = progressOf(folder, place.projectId, manifest);
  if (!progress.begun()) await refuseData(place);
  progress.begin();
  for (const part of Object.keys(manifest.parts)) {
    if (progress.has(part)) continue;
    await importPart(place, folder, part, hash);
    progress.note(part);
    onPart(part);
  }
  progress.end();
  return manifest;
}

async function importPart(
  place: BackupPlace,
  folder: string,
  part: string,
  hash: PasswordHash | null,
): Promise<void> {
  const file = path.join(folder, part);
  const { root, write } = place.database;
  if (part.startsWith(`${documentsFolder}/`)) {
    for await (const documents of grouped(readLines<ExportedDocument>(file), documentsAtOnce)) {
      await write(
        documents.map((each) => ({ name: `${root}/${each.path}`, fields: protoFields(each.fields, root) })),
      );
    }
  } else if (part === filesPart) {
    for await (const stored of readLines<ExportedFile>(file)) await importFile(place, folder, stored);
  } else if (part === accountsPart) {
    for await (const accounts of grouped(readLines<ExportedAccount>(file), accountsAtOnce)) {
      await importAccounts(place, accounts, hash);
    }
  }
}

/** Existing data would be mixed with the export and could not be separated again. */
async function refuseData({ projectId, database, bucket, auth }: BackupPlace): Promise<void> {
  const held = [
    (await database.collectionsBelow(database.root)).length > 0 && 'documents',
    (await bucket.getFiles({ maxResults: 1 }))[0].length > 0 && 'files',
    (await auth.listUsers(1)).users.length > 0 && 'accounts',
  ].filter((kind) => kind !== false);
  if (held.length > 0) {
    throw new Failure(`${projectId} contains ${held.join(', ')}. An import needs an empty project.`);
  }
}

const isProgress = hasFields({ of: isText, parts: isListOf(isText) });

/**
 * The progress of importing this export into this project, stored with the export because the project may be
 * lost again.
 */
function progressOf(folder: string, projectId: string, manifest: Manifest) {
  const file = path.join(folder, `import-${projectId}.json`);
  const noted = existsSync(file) ? readJson(readFileSync(file, 'utf8'), isProgress) : null;
  if (existsSync(file) && noted === null)
    throw new Failure(`${file} is damaged: delete it, and import into an empty project.`);
  const mine = noted?.of === manifest.finished_at ? noted : null;
  const parts = new Set(mine?.parts);
  const save = () => {
    // In one step, so that an import that is killed while it writes can go on.
    writeFileSync(`${file}.next`, JSON.stringify({ of: manifest.finished_at, parts: [...parts] }));
    renameSync(`${file}.next`, file);
  };
  return {
    begun: () => mine !== null,
    begin: save,
    has: (part: string) => parts.has(part),
    note(part: string) {
      parts.add(part);
      save();
    },
    end: () => rmSync(file),
  };
}
