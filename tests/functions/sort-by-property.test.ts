import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalizedAddress } from '@domain/property/normalized-address';
import type * as Sort from '../../functions/src/property/sort-by-property';
import type * as Sweep from '../../functions/src/property/sweep-properties';
import { openPlace } from '../../tools/backup/backup-place';
import { importBackup } from '../../tools/backup/import-backup';
import { migrations } from '../../tools/migrations/migrations';
import { runMigration } from '../../tools/migrations/run-migration';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let modules: typeof Sort & typeof Sweep;
/** A copy, because an import notes its progress in the export's folder. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));

beforeAll(async () => {
  const environment = inProcessEnvironment();
  Object.assign(process.env, environment);
  modules = {
    ...(await import('../../functions/src/property/sort-by-property')),
    ...(await import('../../functions/src/property/sweep-properties')),
  };
  const projectId = environment.GCLOUD_PROJECT ?? '';
  // The tools' own SDK, because migrations don't run in the functions.
  db = getFirestore(initializeApp({ projectId }, projectId));
  const place = openPlace({ projectId });
  cpSync('tests/releases/1.0.0/export', folder, { recursive: true });
  await importBackup(place, folder, { hash: null });
  await place.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const documentsOf = async (collection: string) => (await db.collection(collection).get()).docs;
const written = async () =>
  (await Promise.all(['bookings', 'inspection_reports', 'properties'].map(documentsOf)))
    .flat()
    .map((document) => [document.ref.path, document.updateTime.toMillis()]);

it('jobs and reports of release 1.0 are sorted once the migrations marked them, however often and at once', async () => {
  // A damaged job stays as it is, and so does its report; neither stops the others.
  const [one] = await documentsOf('inspection_reports');
  await db.collection('bookings').doc('0-damaged').set({ property_id: null, status: 7 });
  await db
    .collection('inspection_reports')
    .doc('0-of-a-damaged-job')
    .set({ ...one?.data(), booking_id: '0-damaged', property_id: null });
  expect(await modules.sortByProperty()).toBe(0);
  for (const migration of migrations) await runMigration(db, migration);
  // Two sweeps at the same time.
  await Promise.all([modules.sortByProperty(), modules.sortByProperty()]);
  // Reports whose job was sorted after them.
  await modules.sortByProperty();

  for (const damaged of ['bookings/0-damaged', 'inspection_reports/0-of-a-damaged-job']) {
    expect((await db.doc(damaged).get()).get('property_id')).toBeNull();
    await db.doc(damaged).delete();
  }
  const jobs = (await documentsOf('bookings')).filter((job) => !('deleted_at' in job.data()));
  expect(jobs.length).toBeGreaterThan(10);
  const byAddress = new Map<string, string>();
  for (const job of jobs) {
    const [address, property] = [
      normalizedAddress(job.get('customer.address') as string),
      job.get('property_id') as string,
    ];
    expect(property, job.id).toMatch(address === '' ? /^$/ : /^[0-9a-f]{32}$/);
    expect(byAddress.get(address) ?? property).toBe(property);
    byAddress.set(address, property);
  }
  const reports = await documentsOf('inspection_reports');
  expect(reports.length).toBeGreaterThan(0);
  for (const report of reports) {
    const job = jobs.find(({ id }) => id === report.get('booking_id'));
    if (job) expect(report.get('property_id')).toBe(job.get('property_id'));
    else expect(report.get('property_id')).toEqual(expect.any(String));
  }
  const properties = await documentsOf('properties');
  const used = [...jobs, ...reports]
    .map((each) => each.get('property_id') as string)
    .filter((id) => id !== '');
  expect(properties.map(({ id }) => id).toSorted()).toEqual([...new Set(used)].toSorted());

  const before = await written();
  for (const migration of migrations) await runMigration(db, migration);
  expect(await modules.sweepProperties()).toBe(0);
  expect(await written()).toEqual(before);
});
