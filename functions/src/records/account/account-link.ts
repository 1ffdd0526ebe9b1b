import { randomBytes } from 'node:crypto';
import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { object } from 'yup';
import { accessKeyAlphabet, accessKeyLength } from '@domain/access/access-link';
import { accountLinkKinds, type AccountLinkKind } from '@domain/admin/account-calls';
import { adminRoles, type AdminRole } from '@domain/admin/admin-role';
import { routes } from '@domain/business/routes';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, oneOf, text, textOrNull } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';
import { config } from '../../platform/config';
import { keyedHash, sha256 } from '../../platform/hash';

/** A link by which someone sets a password, collection `account_links`; the id is a hash of its key. */
export interface AccountLink<At = Timestamp> {
  readonly kind: AccountLinkKind;
  /** Normalized. */
  readonly email: string;
  /** Of the invited person; empty for none, and for a new password. */
  readonly name: string;
  /** Of the invited person; null for a new password. */
  readonly role: AdminRole | null;
  /** The uid of the owner who invited them; empty for a new password. */
  readonly invited_by: string;
  /** Random and never revealed; the key derives from it and the server's secret. */
  readonly nonce: string;
  readonly created_at: At;
  readonly expires_at: At;
  /** SHA-256 of the idempotency key with which it was used; null before. */
  readonly used_by: string | null;
}

const accountLink: Reads<AccountLink<Instant>> = object({
  kind: oneOf(accountLinkKinds),
  email: text(),
  name: text(),
  role: oneOf(adminRoles).nullable(),
  invited_by: text(),
  nonce: text(),
  created_at: instant(),
  expires_at: instant(),
  used_by: textOrNull(),
});

const accountLinkRecord = recordType(collections.accountLinks, accountLink);

export function accountLinks(): CollectionReference<AccountLink, AccountLink> {
  return collectionOf(accountLinkRecord);
}

/** More links than an address can get before they expire. */
const atMost = 100;

/** The links of an address, of both kinds. */
export function linksOf(email: string): Query<AccountLink, AccountLink> {
  return accountLinks().where('email', '==', email).limit(atMost);
}

/** The invitations to the team, also those that were used or have expired. */
export function invitations(): Query<AccountLink, AccountLink> {
  return accountLinks()
    .where('kind', '==', 'invitation' satisfies AccountLinkKind)
    .limit(atMost);
}

/**
 * The key of a link, derived from the stored nonce and a secret that is not stored, so that neither alone reveals it
 * and nothing has to be erased after the email is sent.
 */
function keyOf(nonce: string): string {
  let rest = BigInt(`0x${keyedHash('account-link', nonce)}`);
  const base = BigInt(accessKeyAlphabet.length);
  let key = '';
  while (key.length < accessKeyLength) {
    key += accessKeyAlphabet[Number(rest % base)] ?? '';
    rest /= base;
  }
  return key;
}

/** The record of a key. */
export function linkOfKey(key: string): DocumentReference<AccountLink, AccountLink> {
  return accountLinks().doc(sha256(`account-link:${key}`).slice(0, 32));
}

/** The key is in the fragment, which browsers send to no server. */
export function accountLinkUrl({ nonce }: Pick<AccountLink, 'nonce'>): string {
  return `${config.siteUrl}${routes.adminJoin}#${keyOf(nonce)}`;
}

export function isOpenLink({ used_by, expires_at }: AccountLink, now: Date): boolean {
  return used_by === null && expires_at.toMillis() >= now.getTime();
}

type NewLink = Pick<AccountLink, 'kind' | 'email' | 'name' | 'role' | 'invited_by'>;

/** A link that works for some hours: its id, and what stores it in a transaction that has read everything. */
export function newLink(
  link: NewLink,
  hours: number,
  now: Date,
): { readonly id: string; readonly write: (transaction: Transaction) => void } {
  const nonce = randomBytes(32).toString('hex');
  const reference = linkOfKey(keyOf(nonce));
  return {
    id: reference.id,
    write: (transaction) =>
      transaction.create(reference, {
        ...link,
        nonce,
        created_at: Timestamp.fromDate(now),
        expires_at: Timestamp.fromMillis(now.getTime() + hours * 3_600_000),
        used_by: null,
      }),
  };
}
