import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, map, mapOf, numeric, text, texts } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';

/** What the office shows of a session. Which sessions are open, and when they were last used, is in `admins/{uid}`. */
export interface StoredSession<At = Timestamp> {
  /** The browser and system, in words; empty if unknown. */
  readonly device: string;
  readonly began_at: At;
}

/** The app on an admin's phone that shows the codes of two-step sign-in. */
export interface StoredFactor<At = Timestamp> {
  /** Encrypted with `seal`. */
  readonly secret: string;
  readonly since: At;
  /** The time step of the last code that was accepted: it and those before it don't work again. */
  readonly used_step: number;
  /** HMACs of the recovery codes that weren't used yet. */
  readonly recovery_codes: readonly string[];
}

/** How an admin signs in, collection `admin_accounts`, id = the uid. No page reads it, not even the admin's own. */
export interface StoredAccount<At = Timestamp> {
  readonly sessions: Readonly<Record<string, StoredSession<At>>>;
  /** Null while two-step sign-in is off. */
  readonly factor: StoredFactor<At> | null;
  /** A secret that was shown and not confirmed yet; null for none. */
  readonly pending: { readonly secret: string; readonly created_at: At } | null;
}

const account: Reads<StoredAccount<Instant>> = object({
  sessions: mapOf(object({ device: text(), began_at: instant() })),
  factor: map({ secret: text(), since: instant(), used_step: numeric(), recovery_codes: texts() })
    .nullable()
    .default(null),
  pending: map({ secret: text(), created_at: instant() }).nullable().default(null),
});

const accountRecord = recordType(collections.adminAccounts, account);

export const noAccount: StoredAccount = { sessions: {}, factor: null, pending: null };

export function adminAccount(uid: string): DocumentReference<StoredAccount, StoredAccount> {
  return collectionOf(accountRecord).doc(uid);
}

/** The account as a transaction reads it; an empty one before the first session. */
export async function accountIn(transaction: Transaction, uid: string): Promise<StoredAccount> {
  return (await transaction.get(adminAccount(uid))).data() ?? noAccount;
}
