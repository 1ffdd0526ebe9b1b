import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { environment } from '@/environment';
import { cacheOwner } from './cache-owner';
import { officeApp } from './office-app';
import { onSessionEnd } from './session-end';

let opened: Firestore | null = null;

/** The office's database with its cache on this device, shared by the office's tabs. */
export async function openOfficeFirestore(uid: string): Promise<Firestore> {
  if (opened) return opened;
  const firestore = create();
  // A sign-out that could not finish (a closed browser, a tab that held on) leaves records behind.
  if (cacheOwner.get() !== null && cacheOwner.get() !== uid) await clearIndexedDbPersistence(firestore);
  cacheOwner.set(uid);
  onSessionEnd('release', closeOfficeFirestore);
  return firestore;
}

/** Ends every listener and lets go of the cache; safe to call twice. */
export async function closeOfficeFirestore(): Promise<void> {
  if (opened) await terminate(opened);
}

/** Deletes the records on this device. @throws while another tab still holds the cache. */
export async function clearOfficeCache(): Promise<void> {
  await clearIndexedDbPersistence(opened ?? create());
  cacheOwner.clear();
}

function create(): Firestore {
  const firestore = initializeFirestore(officeApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (environment.emulators) {
    const { hostname, port } = new URL(`http://${environment.emulators.firestore}`);
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  opened = firestore;
  return firestore;
}
