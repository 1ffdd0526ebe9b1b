import { reportFault } from '@/logging/report-fault';
import { withDatabase } from './open-database';

const name = 'key';

/**
 * This device's key, a UUID that is never shown. The server returns referrals sent with it in full. Empty where
 * storage is blocked.
 * It is stored in the database, because `localStorage` is written seconds late: a browser that crashed would return
 * with another key and duplicate its referral.
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
  } catch (error) {
    reportFault('the device key not read', error);
    return '';
  }
}
