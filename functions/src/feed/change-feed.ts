import type { Transaction } from 'firebase-admin/firestore';
import type { Feed } from '@domain/feed/feed-calls';
import { collections } from '@domain/firestore/paths';
import { keysInUse, revokeKeys } from '../platform/access-keys';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorise';
import { answerOnce, type ReceiptSlot } from '../platform/receipts';
import { feedOf } from './feed-of';

interface FeedChange {
  readonly slot: ReceiptSlot;
  readonly admin: AdminCaller;
  readonly now: Date;
  readonly action: 'calendar-issued' | 'calendar-revoked';
  /** Writes what takes the place of the address that ends. */
  readonly begin?: (transaction: Transaction) => void;
}

/** Ends an admin's calendar address, and begins another where one is asked for. @returns what the admin has then. */
export async function changeFeed({ slot, admin, now, action, begin }: FeedChange): Promise<Feed> {
  await answerOnce(slot, now, async (transaction) => {
    const keys = await keysInUse({ kind: 'calendar', subject: admin.uid }, transaction);
    const record = { collection: collections.admins, id: admin.uid };
    const audit = await openAuditTrail(transaction, record, admin, now);
    revokeKeys(transaction, keys, now);
    begin?.(transaction);
    audit.append({ action, changed: { calendar: begin ? 'active' : 'none' } });
    // The address itself is no part of the receipt: a receipt outlives the key that stands in it.
    return { action };
  });
  return feedOf(admin.uid, now);
}
