import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect, test } from 'vitest';
import { openPlace } from '../../tools/backup/backup-place';
import { wipePlace } from '../../tools/backup/wipe-place';
import { randomFrom } from '../../tools/drills/random';
import { seedAwkwardData } from '../../tools/drills/restore/awkward-data';
import { runRestoreDrill } from '../../tools/drills/restore/run-restore-drill';

/** A dedicated project, because it is wiped. */
const projectId = 'demo-restore';

function stores() {
  const app = initializeApp({ projectId }, projectId);
  const bucket = getStorage(app).bucket(`${projectId}.appspot.com`);
  return { firestore: getFirestore(app), auth: getAuth(app), bucket };
}

test('a restore returns every type byte for byte', async () => {
  const place = openPlace({ projectId });
  const services = stores();
  const seed = 'short';
  try {
    await wipePlace(place);
    const report = await runRestoreDrill(place, {
      seed,
      seedData: () => seedAwkwardData(services, randomFrom(seed), 40),
      useProduct: () => Promise.resolve([]),
    });
    expect(report.failures).toEqual([]);
    expect(report).toMatchObject({ documents: 40, files: 3, accounts: 2 });
  } finally {
    await place.close();
  }
});
