import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from './firestore';
import { killPoint } from './kill-point';

/**
 * Runs `work` in a transaction: all of its writes, or none. Every writing transaction uses this, with a name from
 * `commitNames` or of its call, so that a drill can kill the process right before or after each commit.
 */
export async function commit<Outcome>(
  name: string,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await firestore().runTransaction(async (transaction) => {
    const decided = await work(transaction);
    killPoint(`${name}:committing`);
    return decided;
  });
  killPoint(`${name}:committed`);
  return outcome;
}
