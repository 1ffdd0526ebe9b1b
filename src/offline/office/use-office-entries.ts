import { useEffect, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { onOfficeChange } from './office-changes';
import type { OfficeEntry } from './office-entry';
import { listOfficeEntries } from './office-store';

const none: readonly OfficeEntry[] = [];

/**
 * An admin's entries on this device, live across tabs. Empty until they are read, where nobody is signed in, and
 * without storage.
 */
export function useOfficeEntries(owner: string | null): readonly OfficeEntry[] {
  const [read, setRead] = useState<{ readonly owner: string; readonly entries: readonly OfficeEntry[] }>();
  useEffect(() => {
    if (owner === null) return;
    let latest = 0;
    const look = () => {
      latest += 1;
      const turn = latest;
      listOfficeEntries(owner).then(
        (entries) => turn === latest && setRead({ owner, entries }),
        reportedAs('office entries not listed', undefined),
      );
    };
    const stop = onOfficeChange(look);
    look();
    return () => {
      latest = -1;
      stop();
    };
  }, [owner]);
  return read && read.owner === owner ? read.entries : none;
}
