import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { sharesAtMost } from '@domain/share/share-calls';
import { openAuditTrail, type Actor } from '../../platform/audit';
import { issueShareKey } from '../access/issue-key';
import { reportShares, type StoredShare } from './stored-share';

interface PreparedShare {
  /** Stores the share with its key and audit entry. @returns the key; null for a share that waits, which has none */
  readonly write: (audited?: Readonly<Record<string, unknown>>) => string | null;
}

/** A new share; null if its report has as many as it may. Reads only until it is written. */
export async function prepareShare(
  transaction: Transaction,
  { id, share }: { readonly id: string; readonly share: StoredShare },
  actor: Actor,
  now: Date,
): Promise<PreparedShare | null> {
  const open = reportShares()
    .where('report_id', '==', share.report_id)
    .where('revoked_at', '==', null)
    .limit(sharesAtMost);
  if ((await transaction.get(open)).size >= sharesAtMost) return null;
  const audit = await openAuditTrail(transaction, { collection: collections.reportShares, id }, actor, now);
  return {
    write(audited = {}) {
      transaction.create(reportShares().doc(id), share);
      const key = share.waiting ? null : issueShareKey(transaction, id, now);
      audit.append({ action: 'shared', changed: { ...share, ...audited } });
      return key;
    },
  };
}
