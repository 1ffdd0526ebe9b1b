import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { writeMailIntent } from '../mail/write-mail-intent';
import type { StoredShare } from './stored-share';

interface Shared {
  readonly id: string;
  readonly share: Pick<StoredShare, 'recipient_email'>;
}

/** Queues the email with a share's link. @returns the email's id */
export function writeShareMail(
  transaction: Transaction,
  { id, share }: Shared,
  when: { readonly now: Date; readonly occasion?: string; readonly direct?: boolean },
): string {
  const subject = { collection: collections.reportShares, id };
  return writeMailIntent(transaction, {
    kind: 'report_shared',
    subject,
    recipient: share.recipient_email,
    ...when,
  });
}
