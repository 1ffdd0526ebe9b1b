import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { knownDeviceDays, type RateLimit } from '@domain/rate-limit/window';
import { dayMs } from '@domain/time/durations';
import { config } from '../platform/config';
import { referrals } from '../records/referral/stored-referral';
import { devicePseudonym } from './device-pseudonym';

/**
 * How many referrals a device's network may send: more for a device that sent one days ago. A new key doesn't raise
 * the limit, because anyone can invent one. The device's history is read from its referrals; nothing else about it is
 * stored.
 */
export function deviceLimit(deviceKey: string, now: Date): (transaction: Transaction) => Promise<RateLimit> {
  return async (transaction) => {
    const device = devicePseudonym(deviceKey);
    if (device === '') return config.publicFormLimit;
    const daysAgo = Timestamp.fromMillis(now.getTime() - knownDeviceDays * dayMs);
    const earlier = await transaction.get(
      referrals()
        .where('device', '==', device)
        .where('created_at', '<=', daysAgo)
        .orderBy('created_at', 'desc')
        .limit(1),
    );
    return earlier.empty ? config.publicFormLimit : config.deviceFormLimit;
  };
}
