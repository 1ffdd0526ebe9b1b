import type { Transaction } from 'firebase-admin/firestore';
import { keysInUse, revokeKeys, workingKey, type KeyOwner } from './access-keys';
import { issueKeyLike } from './issue-key';

interface Replacement {
  /** Whether one of the old keys works. */
  readonly works: boolean;
  readonly write: () => void;
}

/**
 * Revokes an owner's keys, which were mailed to a wrong address, and issues a new one like the one that works at `now`,
 * if there is one. Reads only; `write` makes the changes.
 */
export async function prepareReplacement(
  transaction: Transaction,
  owner: KeyOwner,
  now: Date,
): Promise<Replacement> {
  const keys = await keysInUse(owner, transaction);
  const working = workingKey(keys, now);
  return {
    works: working !== undefined,
    write() {
      revokeKeys(transaction, keys, now);
      if (working) issueKeyLike(transaction, working, now);
    },
  };
}
