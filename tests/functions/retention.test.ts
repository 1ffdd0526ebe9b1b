import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { retainedRecords } from '../../functions/src/retention/retained-records';
import { buildShownPhoto, buildStoredReport } from '../../tools/testing/factories/build-stored-report';
import type * as Sweep from '../../functions/src/retention/sweep-retention';
import type * as PdfFile from '../../functions/src/records/file/pdf-file';
import type * as StoredFile from '../../functions/src/platform/stored-file';
import { foundIn } from './support/found-in';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let sweepRetention: typeof Sweep.sweepRetention;
let createPdfFile: typeof PdfFile.createPdfFile;
let readStoredFile: typeof StoredFile.readStoredFile;

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment('demo-retention'));
  ({ sweepRetention } = await import('../../functions/src/retention/sweep-retention'));
  ({ createPdfFile } = await import('../../functions/src/records/file/pdf-file'));
  ({ readStoredFile } = await import('../../functions/src/platform/stored-file'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});

const start = new Date('2026-03-03T19:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const minute = 1 / 1440;

describe('data with a retention period', () => {
  it.each(retainedRecords)('$collection: $days days from $from', async ({ collection, from, days }) => {
    const [old, newer] = [db.collection(collection).doc('old'), db.collection(collection).doc('newer')];
    await old.set({ [from]: start });
    await newer.set({ [from]: after(2 * minute) });
    expect(await sweepRetention(after(days - minute))).toBe(0);
    expect(await sweepRetention(after(days + minute))).toBe(1);
    expect([(await old.get()).exists, (await newer.get()).exists]).toEqual([false, true]);
  });

  it('is removed in any quantity', async () => {
    for (let first = 0; first < 500; first += 250) {
      const batch = db.batch();
      for (let index = first; index < first + 250; index += 1) {
        batch.set(db.collection('form_submissions_log').doc(`entry-${index}`), { created_at: start });
      }
      await batch.commit();
    }
    expect(await sweepRetention(after(31))).toBe(500);
  });
});

/** A report of this age with all related records; its id is part of every related id. */
async function storeReport(): Promise<{ id: string; files: string[] }> {
  const id = `report-${randomUUID()}`;
  const files = [
    `inspection-photos/f/${id}.jpg`,
    `shown-photos/f/${id}-shown.jpg`,
    `reports/${id}/report-v1.pdf`,
  ];
  const [photo = '', shown = ''] = files;
  const batch = db.batch();
  const photos = [{ path: photo, shown: buildShownPhoto(shown), preview: buildShownPhoto(shown) }];
  const report = buildStoredReport({ created_at: start, photos });
  const documents: Record<string, object> = {
    [`inspection_reports/${id}`]: report,
    [`report_versions/${id}_1`]: { ...report, report_id: id, pdf: null },
    [`report_shares/share-${id}`]: { report_id: id },
    [`inspection_photos/f_${id}_jpg`]: { path: photo },
    [`mail/report_ready_${id}`]: { subject: { id } },
    [`access_links/key-of-report-${id}`]: { kind: 'report', subject: id, expires_at: after(10_000) },
    [`access_links/key-of-share-${id}`]: { kind: 'share', subject: `share-${id}`, expires_at: after(10_000) },
    [`report_payments/${id}`]: { report_id: id, state: 'paid' },
  };
  for (const [path, document] of Object.entries(documents)) batch.set(db.doc(path), document);
  await batch.commit();
  for (const file of files) await createPdfFile(file, Buffer.from('bytes'));
  return { id, files };
}

describe('a report', () => {
  it('is removed after two years with its photos, files, emails, and links; its payment stays on record', async () => {
    const { id, files } = await storeReport();
    await sweepRetention(after(730 - minute));
    expect(await foundIn(db, id)).toContain('inspection_reports');
    for (const file of files) expect(await readStoredFile(file), file).toEqual(Buffer.from('bytes'));

    expect(await sweepRetention(after(730 + minute))).toBe(1);
    const stored = ['access_links', 'audit_heads', 'audit_log', 'report_payments'];
    expect(await foundIn(db, id)).toEqual(stored);
    const links = await db.collection('access_links').get();
    expect(links.docs.map((link) => link.get('subject') as unknown)).toEqual([null, null]);
    for (const file of files) expect(await readStoredFile(file), file).toBeNull();
  });

  it('is kept for two years after its last amendment', async () => {
    const { id } = await storeReport();
    const amended = db.collection('report_versions').doc(`${id}_2`);
    await amended.set({ ...buildStoredReport({ created_at: after(400) }), report_id: id, pdf: null });
    expect(await sweepRetention(after(731))).toBe(0);
    expect(await sweepRetention(after(1131))).toBe(1);
  });
});
