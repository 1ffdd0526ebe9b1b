import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, mapOf, text } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/** What the office shows of a session. Which sessions are open, and when they were last used, is in `admins/{uid}`. */
export interface StoredSession<At = Timestamp> {
  /** The browser and system, in words; empty if unknown. */
  readonly device: string;
  readonly began_at: At;
}

/** How an admin signs in, collection `admin_accounts`, id = the uid. No page reads it, not even the admin's own. */
export interface StoredAccount<At = Timestamp> {
  readonly sessions: Readonly<Record<string, StoredSession<At>>>;
}

const account: Reads<StoredAccount<Instant>> = object({
  sessions: mapOf(object({ device: text(), began_at: instant() })),
});

const accountRecord = recordType(collections.adminAccounts, account);

export const noAccount: StoredAccount = { sessions: {} };

export function adminAccount(uid: string): DocumentReference<StoredAccount, StoredAccount> {
  return collectionOf(accountRecord).doc(uid);
}

/** The account as a transaction reads it; an empty one before the first session. */
export async function accountIn(transaction: Transaction, uid: string): Promise<StoredAccount> {
  return (await transaction.get(adminAccount(uid))).data() ?? noAccount;
}
