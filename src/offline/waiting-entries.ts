import { fieldsIn } from '@domain/json/guards';
import { databaseName } from './database-name';

/**
 * The ids of unsent entries, read without the outbox's code, for pages that seldom need it. It reads the database,
 * because `localStorage` is written seconds late and lost in a crash. Empty where the browser refuses the database.
 */
export async function waitingEntries(): Promise<readonly unknown[]> {
  try {
    const database = await openExisting();
    try {
      const records = await resultOf<unknown[]>(
        database.transaction('outbox').objectStore('outbox').getAll(),
      );
      return records
        .map(fieldsIn)
        .filter(({ state }) => state === 'queued' || state === 'sending')
        .map(({ id }) => id);
    } finally {
      database.close();
    }
  } catch {
    // ignored: usually there is no database yet; where the browser refuses it, nothing waits in it
    return [];
  }
}

function openExisting(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName);
  // Aborts, so that checking doesn't create the database.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  return resultOf(opening);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refuses'));
  });
}
