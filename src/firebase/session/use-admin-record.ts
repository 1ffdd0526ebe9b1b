import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { adminRoleOf, isActiveAdmin, type AdminRole } from '@domain/admin/admin-role';
import { collections } from '@domain/firestore/paths';

/**
 * The role in the record. `turned-off`: an owner turned the access off. `unknown`: neither the cache nor the server has
 * it, because there is no connection.
 */
export type AdminRecord = AdminRole | 'loading' | 'not-listed' | 'turned-off' | 'unknown';

/**
 * The role in `admins/{uid}`, live: removing the record, turning the access off, or a role that this version doesn't
 * know, closes the admin's office.
 */
export function useAdminRecord(uid: string): AdminRecord {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), collections.admins, uid), {
    suspense: false,
  });
  if (!snapshot) return 'loading';
  if (snapshot.exists()) {
    if (!isActiveAdmin(snapshot.get('active'))) return 'turned-off';
    return adminRoleOf(snapshot.get('role')) ?? 'not-listed';
  }
  return snapshot.metadata.fromCache ? 'unknown' : 'not-listed';
}
