import type { Page } from '@playwright/test';

/** The names of the office's databases that this browser stores. */
export const cachedRecords = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('firestore') ? [name] : [])),
  );

/** Everything in them, as text. */
export const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [];
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not read'));
      });
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('firestore')) continue;
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(await answer(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
