import type { Page } from '@playwright/test';

/** The contents of the page's outbox as text, including drafts. */
export function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('sewer-scope');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('the database refuses'));
    });
    const entries = await new Promise<unknown[]>((resolve, reject) => {
      const reading = database.transaction('outbox').objectStore('outbox').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(new Error('the database refuses'));
    });
    database.close();
    return JSON.stringify(entries);
  });
}
