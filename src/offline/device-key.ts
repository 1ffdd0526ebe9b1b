import { withDatabase } from './open-database';

const name = 'key';

/**
 * This device's own key, a UUID that is never shown: the server shows in full what was sent with it. Empty where the browser
 * keeps nothing for us. It lies in the database, as `localStorage` is written seconds late: a browser that was killed
 * would come back with another key, and make another referral of the same one.
 */
export async function deviceKey(): Promise<string> {
  try {
    return await withDatabase(async (database) => {
      const transaction = database.transaction('device', 'readwrite', { durability: 'strict' });
      const key = (await transaction.store.get(name)) ?? crypto.randomUUID();
      await transaction.store.put(key, name);
      await transaction.done;
      return key;
    });
  } catch {
    return '';
  }
}
