import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { collections } from '@domain/firestore/paths';

/** `unknown`: neither the cache nor the server has it, because there is no connection. */
export type AdminRecord = 'loading' | 'listed' | 'not-listed' | 'unknown';

/** Whether `admins/{uid}` exists, live: removing the record closes the admin's office. */
export function useAdminRecord(uid: string): AdminRecord {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), collections.admins, uid), {
    suspense: false,
  });
  if (!snapshot) return 'loading';
  if (snapshot.exists()) return 'listed';
  return snapshot.metadata.fromCache ? 'unknown' : 'not-listed';
}
