import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import type { BackupPlace } from './backup-place';
import { bytesFolder } from './manifest';

const stored = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const;
type RetainedField = (typeof stored)[number];

/** A stored file as a row of an export. */
export interface ExportedFile {
  readonly name: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly headers: Readonly<Partial<Record<RetainedField, string>>>;
  /** Metadata set by the product or by Firebase. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** A bucket's files ordered by name; their contents are written to the folder. */
export async function* exportFiles({ bucket }: BackupPlace, folder: string): AsyncGenerator<ExportedFile> {
  mkdirSync(path.join(folder, bytesFolder), { recursive: true });
  const [files] = await bucket.getFiles();
  for (const file of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    // Raw content; otherwise the bucket decompresses files marked as compressed.
    const [bytes] = await file.download({ decompress: false });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const target = path.join(folder, bytesFolder, sha256);
    if (!existsSync(target)) {
      writeFileSync(`${target}.part`, bytes);
      renameSync(`${target}.part`, target);
    }
    const about = file.metadata;
    yield {
      name: file.name,
      sha256,
      size: bytes.byteLength,
      headers: Object.fromEntries(stored.flatMap((name) => (about[name] ? [[name, about[name]]] : []))),
      metadata: sorted((about.metadata ?? {}) as Record<string, string>),
    };
  }
}

/** Without the storage download tokens, which give anyone access to a file. */
const sorted = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== 'firebaseStorageDownloadTokens')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** @throws Failure if the content differs from what was exported. */
export async function importFile(
  { bucket }: BackupPlace,
  folder: string,
  { name, sha256, headers, metadata }: ExportedFile,
): Promise<void> {
  const bytes = readFileSync(path.join(folder, bytesFolder, sha256));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Failure(`The content of ${name} has changed since the export.`);
  }
  await bucket.file(name).save(bytes, {
    resumable: false,
    metadata: { ...headers, ...(Object.keys(metadata).length > 0 && { metadata }) },
  });
}
