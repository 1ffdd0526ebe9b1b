import type { CollectionName } from '@domain/firestore/paths';
import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { toPlainDocument, type PlainDocument } from './plain-document';

export type LiveDocument =
  { readonly state: 'loading' | 'missing' } | { readonly state: 'found'; readonly document: PlainDocument };

/**
 * One document, live; `missing` also where it is not cached and there is no connection.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses it.
 */
export function useLiveDocument(collection: CollectionName, id: string): LiveDocument {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), collection, id), { suspense: false });
  if (!snapshot) return { state: 'loading' };
  // A record that is being deleted counts as missing.
  return snapshot.exists() && snapshot.get('deleted_at') === undefined
    ? { state: 'found', document: toPlainDocument(snapshot.data()) }
    : { state: 'missing' };
}
