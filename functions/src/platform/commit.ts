import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from './firestore';
import { withProjections } from './projections';
import { reached } from './reached';

/**
 * Runs `work` in a transaction: all of its writes, or none. Every writing transaction uses this, with a name from
 * `commitNames` or of its call, and publishes the moments right before and after the commit.
 */
export async function commit<Outcome>(
  name: string,
  work: (transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await firestore().runTransaction(async (transaction) => {
    const decided = await work(withProjections(transaction));
    reached(`${name}:committing`);
    return decided;
  });
  reached(`${name}:committed`);
  return outcome;
}
