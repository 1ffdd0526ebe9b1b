import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { environment } from '@/environment';
import { startAppCheck } from './office-app-check';
import { holdCache, withCacheAlone } from './cache-lock';
import { cacheOwner } from './cache-owner';
import { officeApp } from './office-app';
import { onSessionEnd } from './session-end';
import { currentAdminSession, onAdminSession } from './use-admin-session';

let created: Firestore | null = null;
let opening: Promise<Firestore> | null = null;
let giveCacheBack: () => void = () => undefined;

/** The office's database with its cache on this device, shared by the office's tabs. */
export function openOfficeFirestore(uid: string): Promise<Firestore> {
  opening ??= open(uid);
  return opening;
}

async function open(uid: string): Promise<Firestore> {
  // A sign-out that could not finish (a closed browser, a tab that held on) leaves records behind.
  if (cacheOwner.get() !== null && cacheOwner.get() !== uid) await clearOfficeCache();
  await startAppCheck();
  giveCacheBack = await holdCache();
  cacheOwner.set(uid);
  onSessionEnd('firestore', closeOfficeFirestore);
  const firestore = create();
  onAdminSession(() => restWhileExpired(firestore));
  return firestore;
}

/**
 * Asked without a user, the server refuses every listener, and what shows them goes, with what was typed in it. So nothing
 * is asked until the user is back.
 */
function restWhileExpired(firestore: Firestore): void {
  const { state } = currentAdminSession();
  if (state === 'expired') void disableNetwork(firestore);
  if (state === 'signed-in') void enableNetwork(firestore);
}

async function closeOfficeFirestore(): Promise<void> {
  await terminate(create());
  giveCacheBack();
}

/** Deletes the records on this device. @throws where another tab does not let go of the cache. */
export async function clearOfficeCache(): Promise<void> {
  // Not beside a tab that is still closing it: that one would put an empty cache in its place.
  await withCacheAlone(() => clearIndexedDbPersistence(create()), 3_000);
  forgetTabs();
  cacheOwner.clear();
}

/** What the tabs tell each other about the cache stays behind otherwise. */
function forgetTabs(): void {
  for (const key of Object.keys(localStorage))
    if (/^firestore_.*\/office\//.test(key)) localStorage.removeItem(key);
}

function create(): Firestore {
  if (created) return created;
  created = initializeFirestore(officeApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (environment.emulators) {
    const { hostname, port } = new URL(`http://${environment.emulators.firestore}`);
    connectFirestoreEmulator(created, hostname, Number(port));
  }
  return created;
}
