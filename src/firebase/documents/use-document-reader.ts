import { doc, getDoc } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import type { CollectionName } from '@domain/firestore/paths';
import { toPlainDocument, type PlainDocument } from './plain-document';

/**
 * Reads one document once: from the server, or offline from the cache; null where it is missing or being deleted.
 * @throws where the server refuses it, or where it is not cached and there is no connection.
 */
export function useDocumentReader(): (
  collection: CollectionName,
  id: string,
) => Promise<PlainDocument | null> {
  const firestore = useFirestore();
  return useCallback(
    async (collection, id) => {
      const snapshot = await getDoc(doc(firestore, collection, id));
      const isThere = snapshot.exists() && snapshot.get('deleted_at') === undefined;
      return isThere ? toPlainDocument(snapshot.data()) : null;
    },
    [firestore],
  );
}
