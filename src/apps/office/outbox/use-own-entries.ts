import { useAdminSession } from '@/firebase/use-admin-session';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { useOfficeEntries } from '@/offline/office/use-office-entries';

/** What the device keeps for the admin who is signed in, live. */
export function useOwnEntries(): readonly OfficeEntry[] {
  const session = useAdminSession();
  return useOfficeEntries('uid' in session ? session.uid : null);
}
