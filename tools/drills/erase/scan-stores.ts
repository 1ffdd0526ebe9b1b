import type { Auth } from 'firebase-admin/auth';
import type { localBucket } from '../../admin/local-bucket';
import type { Database } from '../../backup/database';
import { readDatabase } from '../../backup/read-database';
import { textOfFile } from './text-of-file';

/** All stored data as text, by address. */
export interface StoreImage {
  /** Documents by path, with types, in a stable order; the text includes the path. */
  readonly documents: ReadonlyMap<string, string>;
  /** Files by name: their readable text, name, and metadata. */
  readonly files: ReadonlyMap<string, string>;
  /** Accounts by their uid. */
  readonly accounts: ReadonlyMap<string, string>;
}

interface Stores {
  readonly database: Database;
  readonly bucket: ReturnType<typeof localBucket>;
  readonly auth: Auth;
  /** Older files can't name a person of the drill, and are left out. */
  readonly since: Date;
}

/** Reads every collection, including unknown ones, every file since then, and every account. */
export async function scanStores({ database, bucket, auth, since }: Stores): Promise<StoreImage> {
  const documents = new Map<string, string>();
  for await (const { path, fields } of readDatabase(database)) {
    documents.set(path, `${path} ${JSON.stringify(fields)}`);
  }
  const files = new Map<string, string>();
  const [stored] = await bucket.getFiles();
  for (const file of stored) {
    const { contentType, metadata, timeCreated = '' } = file.metadata;
    if (new Date(timeCreated) < since) continue;
    const [bytes] = await file.download();
    const about = JSON.stringify({ name: file.name, contentType, metadata });
    files.set(file.name, `${about} ${await textOfFile(bytes)}`);
  }
  const accounts = new Map<string, string>();
  for (let page = await auth.listUsers(); ; page = await auth.listUsers(1000, page.pageToken)) {
    for (const user of page.users) accounts.set(user.uid, JSON.stringify(user.toJSON()));
    if (!page.pageToken) return { documents, files, accounts };
  }
}
