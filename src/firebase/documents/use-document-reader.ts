import { doc, getDoc } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from 'reactfire';
import type { RecordType } from '@domain/firestore/record-type';
import { readRecord, type Shown } from './read-record';
import { reportDamage } from './report-damage';

/** Reads a record once: from the server, or offline from the cache; null where it is missing or being deleted. */
export type DocumentReader = <Stored extends object>(
  type: RecordType<Stored>,
  id: string,
) => Promise<Shown<Stored> | null>;

/**
 * Gives a reader of single records.
 * It throws where the server refuses it, where it is not cached and there is no connection, and DamagedRecord where
 * it doesn't match its type.
 */
export function useDocumentReader(): DocumentReader {
  const firestore = useFirestore();
  return useCallback<DocumentReader>(
    async (type, id) => {
      const read = readRecord(type, await getDoc(doc(firestore, type.collection, id)));
      if (read.state === 'damaged') {
        reportDamage(read.damage);
        throw read.damage;
      }
      return read.state === 'found' ? read.record : null;
    },
    [firestore],
  );
}
