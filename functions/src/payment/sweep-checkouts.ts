import { logs } from '../platform/logs';
import { readable } from '../platform/readable';
import { reportPayments } from '../records/payment/stored-payment';
import { endSessions } from './end-checkout';

/** At most so many payments in one sweep. */
const atOnce = 20;

/**
 * Ends the sessions of checkouts that are out of use, so that nobody pays there for a job that was cancelled or paid
 * otherwise. @returns how many payments have none left.
 */
export async function sweepCheckouts(): Promise<number> {
  const found = await reportPayments().where('ending_sessions', '!=', []).limit(atOnce).get();
  let ended = 0;
  for (const { stored } of readable(found.docs)) {
    try {
      await endSessions(stored);
      ended += 1;
    } catch (error) {
      // The next sweep tries again.
      logs.checkoutNotEnded(error);
    }
  }
  return ended;
}
