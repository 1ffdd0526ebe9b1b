import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isInUse, type AccessKind } from '@domain/access/access-link';
import { readable, type Row } from '../../platform/readable';
import { requestContext } from '../../platform/request-context';
import { accessLinks, type StoredLink } from './stored-link';

/** The record or admin that a key belongs to. */
export interface KeyOwner {
  readonly kind: AccessKind;
  /** The owner's id. */
  readonly subject: string;
}

/** A stored key; its id is the key itself. */
export type StoredKey = Row<StoredLink>;

/** The owner's keys that were not revoked, newest first; read with a lock if a transaction is given. */
export async function keysInUse(
  { kind, subject }: KeyOwner,
  transaction?: Transaction,
): Promise<readonly StoredKey[]> {
  const query = accessLinks().where('subject', '==', subject);
  const links = await (transaction ? transaction.get(query) : query.get());
  return readable(links.docs)
    .filter(({ stored }) => isInUse(stored, kind))
    .sort((a, b) => b.stored.created_at.toMillis() - a.stored.created_at.toMillis());
}

/** The newest of these keys that works at `now`. */
export function workingKey(keys: readonly StoredKey[], now: Date): StoredKey | undefined {
  return keys.find(({ stored }) => stored.expires_at.toMillis() >= now.getTime());
}

/** In the links of an email that is only looked at, which may be forwarded: it opens nothing. */
const previewKey = 'preview';

/** The key for links in emails to the owner; null if all are revoked or expired. */
export async function currentKey(owner: KeyOwner, now: Date): Promise<string | null> {
  if (requestContext()?.preview) return previewKey;
  return workingKey(await keysInUse(owner), now)?.id ?? null;
}

/** Revokes keys at once, for every use. */
export function revokeKeys(transaction: Transaction, keys: readonly StoredKey[], now: Date): void {
  for (const { reference } of keys) transaction.update(reference, { revoked_at: Timestamp.fromDate(now) });
}
