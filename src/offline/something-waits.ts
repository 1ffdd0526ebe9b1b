import { databaseName } from './database-name';

/**
 * Whether something unsent lies on this device, without the outbox's code, for pages that seldom need it. It reads the
 * database, as a note in `localStorage` is written seconds late: a browser that was killed has lost it. `false` where the
 * browser refuses the database.
 */
export async function somethingWaits(): Promise<boolean> {
  try {
    const database = await openExisting();
    try {
      const records = await settled(database.transaction('outbox').objectStore('outbox').getAll());
      return (records as { readonly state?: unknown }[]).some(
        ({ state }) => state === 'queued' || state === 'sending',
      );
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

function openExisting(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName);
  // Whoever has never submitted anything has no database, and gets none for the question.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  return settled(opening);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refuses'));
  });
}
