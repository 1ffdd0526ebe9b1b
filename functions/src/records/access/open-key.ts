import type { DocumentReference, DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import {
  accessKeyAlphabet,
  accessKeyLength,
  type AccessKind,
  type AccessScope,
} from '@domain/access/access-link';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';

interface Purpose {
  readonly kind: AccessKind;
  readonly scope: AccessScope;
}

export type OpenedKey =
  | { readonly state: 'open'; readonly subject: string }
  | { readonly state: 'unknown' | 'revoked' | 'expired' | 'cancelled' };

const keyShape = new RegExp(`^[${accessKeyAlphabet}]{${accessKeyLength}}$`);

/** Resolves a key for a purpose at `now`. Malformed keys and keys of another purpose are `unknown`. */
export async function openKey(
  key: string,
  { kind, scope }: Purpose,
  now: Date,
  read: (reference: DocumentReference) => Promise<DocumentSnapshot>,
): Promise<OpenedKey> {
  if (!keyShape.test(key)) return { state: 'unknown' };
  const link = await read(firestore().collection(collections.accessLinks).doc(key));
  const scopes = (link.get('scopes') as AccessScope[] | undefined) ?? [];
  if (link.get('kind') !== kind || !scopes.includes(scope)) return { state: 'unknown' };
  // The record was deleted.
  if (link.get('subject') === null) return { state: 'cancelled' };
  if (link.get('revoked_at') !== null) return { state: 'revoked' };
  if ((link.get('expires_at') as Timestamp).toMillis() < now.getTime()) return { state: 'expired' };
  return { state: 'open', subject: link.get('subject') as string };
}

/** Reads one document, locked if a transaction is given. */
export function reader(
  transaction?: Transaction,
): (reference: DocumentReference) => Promise<DocumentSnapshot> {
  return (reference) => (transaction ? transaction.get(reference) : reference.get());
}
