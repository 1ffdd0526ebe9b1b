import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
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

/** Writes one document again and again until it is stopped. */
function keepWriting(firestore: Firestore) {
  let stopped = false;
  const writing = (async () => {
    for (let times = 1; !stopped; times += 1) await firestore.doc('written/again').set({ times });
  })();
  return {
    stop() {
      stopped = true;
      return writing;
    },
  };
}

test('a restore returns every type byte for byte', async () => {
  const place = openPlace({ projectId });
  const services = stores();
  const seed = 'short';
  await wipePlace(place);
  // The triggers of a product that runs do the same.
  const writer = keepWriting(services.firestore);
  try {
    const report = await runRestoreDrill(place, {
      seed,
      seedData: () => seedAwkwardData(services, randomFrom(seed), 40),
      stopWriters: () => writer.stop(),
      useProduct: () => Promise.resolve([]),
    });
    expect(report.failures).toEqual([]);
    expect(report).toMatchObject({ documents: 41, files: 3, accounts: 2 });
  } finally {
    await writer.stop();
    await place.close();
  }
});
