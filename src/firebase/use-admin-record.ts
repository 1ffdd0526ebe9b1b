import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { collections } from '@domain/firestore/paths';

/** `unknown`: neither this device nor the server could say, as there is no connection. */
export type AdminRecord = 'loading' | 'listed' | 'not-listed' | 'unknown';

/** Whether `admins/{uid}` exists, live: a dismissal closes an open office. */
export function useAdminRecord(uid: string): AdminRecord {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), collections.admins, uid), {
    suspense: false,
  });
  if (!snapshot) return 'loading';
  if (snapshot.exists()) return 'listed';
  return snapshot.metadata.fromCache ? 'unknown' : 'not-listed';
}
