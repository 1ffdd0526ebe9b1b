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
import { startAppCheck } from '../app-check/office-app-check';
import { cacheHasOffice, cacheOwner } from './cache-owner';
import { officeApp } from '../session/office-app';
import { endSession, onSessionEnd } from '../session/session-end';
import { currentAdminSession, onAdminSession } from '../session/use-admin-session';

/** Of the lock. */
const cacheName = 'office-cache';

/** Takes a shared lock on the cache for this tab. Resolves with the function that releases it. */
function holdCache(): Promise<() => void> {
  return new Promise((held, failed) => {
    navigator.locks
      .request(cacheName, { mode: 'shared' }, () => new Promise<void>((giveBack) => held(giveBack)))
      .catch(failed);
  });
}

/** Runs `task` while no tab holds the lock. @throws where a tab still holds it after `waitMs`. */
async function withCacheAlone(task: () => Promise<void>, waitMs: number): Promise<void> {
  await navigator.locks.request(cacheName, { signal: AbortSignal.timeout(waitMs) }, task);
}

let created: Firestore | null = null;
let opening: Promise<Firestore> | null = null;
let giveCacheBack: () => void = () => undefined;

/** The office's database, with a cache on this device that the office's tabs share. */
export function openOfficeFirestore(uid: string): Promise<Firestore> {
  opening ??= open(uid);
  return opening;
}

async function open(uid: string): Promise<Firestore> {
  // An interrupted sign-out (browser closed, another tab holding the lock) leaves records behind.
  if (cacheOwner.get() !== null && cacheOwner.get() !== uid) await clearOfficeCache();
  if (cacheOwner.get() === null) cacheHasOffice.begin();
  await startAppCheck();
  giveCacheBack = await holdCache();
  cacheOwner.set(uid);
  onSessionEnd('firestore', closeOfficeFirestore);
  const firestore = create();
  onAdminSession(() => restWhileExpired(firestore));
  return firestore;
}

/**
 * Disables the network while the session is expired. Otherwise the server refuses every listener, and components
 * unmount with what was typed in them.
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

/** Deletes the records on this device. @throws where another tab holds the cache's lock. */
export async function clearOfficeCache(): Promise<void> {
  // Waits for other tabs, because one that is still closing the cache would write an empty one.
  await withCacheAlone(() => clearIndexedDbPersistence(create()), 3_000);
  forgetTabs();
  cacheOwner.clear();
  cacheHasOffice.clear();
}

/**
 * Closes the database in this tab and deletes the records on this device; the page has to be loaded again after it.
 * @throws where another tab holds the cache's lock.
 */
export async function dropOfficeRecords(): Promise<void> {
  await endSession();
  await clearOfficeCache();
}

/** Removes the tabs' coordination entries, which clearing the cache leaves behind. */
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
