import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type * as Files from '../../functions/src/platform/without-file';
import type * as Signed from '../../functions/src/records/signing/stored-signed-document';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let withoutFile: typeof Files.withoutFile;
let signedDocuments: typeof Signed.signedDocuments;

beforeAll(async () => {
  // The backend reads its configuration at import.
  Object.assign(process.env, inProcessEnvironment());
  ({ withoutFile } = await import('../../functions/src/platform/without-file'));
  ({ signedDocuments } = await import('../../functions/src/records/signing/stored-signed-document'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
  await db.recursiveDelete(db.collection('agreements'));
});

it('reaches every record without a file, even among many that can never have one, and no other', async () => {
  const agreements = db.collection('agreements');
  const missing = await Promise.all(Array.from({ length: 30 }, () => agreements.add({ pdf: null })));
  await agreements.add({ pdf: { path: 'signed-papers/booking-1/agreement.pdf' } });
  const seen = new Set<string>();
  for (let round = 0; round < 60 && seen.size < missing.length; round += 1) {
    const found = await withoutFile(signedDocuments('agreement'), 7);
    expect(found).toHaveLength(7);
    for (const { id } of found) seen.add(id);
  }
  expect([...seen].sort()).toEqual(missing.map(({ id }) => id).sort());
});

it('returns all if there are few, each once', async () => {
  const found = await withoutFile(signedDocuments('agreement'), 100);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(found).toHaveLength(30);
});
