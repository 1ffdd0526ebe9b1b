import type { Transaction } from 'firebase-admin/firestore';
import type { Feed } from '@domain/feed/feed-calls';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorize';
import { answerOnce, type ReceiptSlot } from '../platform/receipts';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { feedOf } from './feed-of';

interface FeedChange {
  readonly slot: ReceiptSlot;
  readonly admin: AdminCaller;
  readonly now: Date;
  readonly action: 'calendar-issued' | 'calendar-revoked';
  /** Writes the new link, if there is one. */
  readonly begin?: (transaction: Transaction) => void;
}

/** Revokes an admin's calendar link, and issues a new one if requested. @returns the admin's current link. */
export async function changeFeed({ slot, admin, now, action, begin }: FeedChange): Promise<Feed> {
  await answerOnce(slot, now, async (transaction) => {
    const keys = await keysInUse({ kind: 'calendar', subject: admin.uid }, transaction);
    const record = { collection: collections.admins, id: admin.uid };
    const audit = await openAuditTrail(transaction, record, admin, now);
    revokeKeys(transaction, keys, now);
    begin?.(transaction);
    audit.append({ action, changed: { calendar: begin ? 'active' : 'none' } });
    // The link is not stored in the receipt, because receipts outlive keys.
    return { action };
  });
  return feedOf(admin.uid, now);
}
