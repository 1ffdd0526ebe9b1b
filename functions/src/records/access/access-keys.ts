import { Timestamp, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { isInUse, type AccessKind } from '@domain/access/access-link';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';

/** The record or admin that a key belongs to. */
export interface KeyOwner {
  readonly kind: AccessKind;
  /** The owner's id. */
  readonly subject: string;
}

/** The owner's keys that were not revoked, newest first; read with a lock if a transaction is given. */
export async function keysInUse(
  { kind, subject }: KeyOwner,
  transaction?: Transaction,
): Promise<readonly QueryDocumentSnapshot[]> {
  const query = firestore().collection(collections.accessLinks).where('subject', '==', subject);
  const links = await (transaction ? transaction.get(query) : query.get());
  const millis = (link: QueryDocumentSnapshot) => (link.get('created_at') as Timestamp).toMillis();
  return links.docs.filter((link) => isInUse(link.data(), kind)).sort((a, b) => millis(b) - millis(a));
}

/** The newest of these keys that works at `now`. */
export function workingKey(
  keys: readonly QueryDocumentSnapshot[],
  now: Date,
): QueryDocumentSnapshot | undefined {
  return keys.find((key) => (key.get('expires_at') as Timestamp).toMillis() >= now.getTime());
}

/** The key for links in emails to the owner; null if all are revoked or expired. */
export async function currentKey(owner: KeyOwner, now: Date): Promise<string | null> {
  return workingKey(await keysInUse(owner), now)?.id ?? null;
}

/** Revokes keys at once, for every use. */
export function revokeKeys(
  transaction: Transaction,
  keys: readonly QueryDocumentSnapshot[],
  now: Date,
): void {
  for (const key of keys) transaction.update(key.ref, { revoked_at: Timestamp.fromDate(now) });
}
