import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { accessKeyPattern, type AccessKind, type AccessScope } from '@domain/access/access-link';
import { accessLinks } from './stored-link';

interface Purpose {
  readonly kind: AccessKind;
  readonly scope: AccessScope;
}

export type OpenedKey =
  | { readonly state: 'open'; readonly subject: string }
  | { readonly state: 'unknown' | 'revoked' | 'expired' | 'cancelled' };

/** Reads one document. */
export type Reader = <Record, Fields extends DocumentData>(
  reference: DocumentReference<Record, Fields>,
) => Promise<DocumentSnapshot<Record, Fields>>;

const keyShape = new RegExp(`^${accessKeyPattern}$`);

/** Resolves a key for a purpose at `now`. Malformed keys and keys of another purpose are `unknown`. */
export async function openKey(
  key: string,
  { kind, scope }: Purpose,
  now: Date,
  read: Reader,
): Promise<OpenedKey> {
  if (!keyShape.test(key)) return { state: 'unknown' };
  const link = (await read(accessLinks().doc(key))).data();
  if (link?.kind !== kind || !link.scopes.includes(scope)) return { state: 'unknown' };
  // The record was deleted.
  if (link.subject === null) return { state: 'cancelled' };
  if (link.revoked_at !== null) return { state: 'revoked' };
  if (link.expires_at.toMillis() < now.getTime()) return { state: 'expired' };
  return { state: 'open', subject: link.subject };
}

/** Reads one document, locked if a transaction is given. */
export function reader(transaction?: Transaction): Reader {
  return (reference) => (transaction ? transaction.get(reference) : reference.get());
}
