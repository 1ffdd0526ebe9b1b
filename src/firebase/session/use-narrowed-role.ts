import { doc, getDocFromServer, type Firestore } from 'firebase/firestore';
import { useEffect, useEffectEvent } from 'react';
import { useFirestore } from 'reactfire';
import { adminRoleOf, isOfficeRole } from '@domain/admin/admin-role';
import { collections } from '@domain/firestore/paths';
import { cacheHasOffice } from '../documents/cache-owner';
import type { AdminRecord } from './use-admin-record';

/**
 * Calls `onNarrowed` once the server says that the role has become inspector while this device has records of the office.
 * Without a connection nothing happens until the record is next read.
 */
export function useNarrowedRole(uid: string, record: AdminRecord, onNarrowed: () => void): void {
  const firestore = useFirestore();
  const narrowed = useEffectEvent(onNarrowed);
  useEffect(() => {
    if (record === 'owner' || record === 'office') cacheHasOffice.set();
    if (record !== 'inspector' || !cacheHasOffice.get()) return;
    let current = true;
    void isInspector(firestore, uid).then((confirmed) => {
      if (current && confirmed) narrowed();
    });
    return () => {
      current = false;
    };
  }, [firestore, uid, record]);
}

async function isInspector(firestore: Firestore, uid: string): Promise<boolean> {
  try {
    const found = await getDocFromServer(doc(firestore, collections.admins, uid));
    const role = found.exists() ? adminRoleOf(found.get('role')) : null;
    return role !== null && !isOfficeRole(role);
  } catch {
    // ignored: without a connection, the next start asks again
    return false;
  }
}
