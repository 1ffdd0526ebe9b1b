import { useAdminSession } from '@/firebase/session/use-admin-session';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { useOfficeEntries } from '@/offline/office/use-office-entries';

/** The signed-in admin's outbox entries, live. */
export function useOwnEntries(): readonly OfficeEntry[] {
  const session = useAdminSession();
  return useOfficeEntries('uid' in session ? session.uid : null);
}
