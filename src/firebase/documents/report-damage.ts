import { useEffect } from 'react';
import type { DamagedRecord } from '@domain/firestore/record-type';
import { reportFault } from '@/logging/report-fault';

const reported = new Set<string>();

/** Where a record is stored, such as `bookings/abc123`. */
export function pathOf({ collection, id }: DamagedRecord): string {
  return `${collection}/${id}`;
}

/**
 * Reports a damaged record, once per page load. Faults are not reported offline, so one that is read from the cache is
 * reported when it is read again with a connection.
 */
export function reportDamage(damage: DamagedRecord): void {
  const path = pathOf(damage);
  if (reported.has(path) || !navigator.onLine) return;
  reported.add(path);
  reportFault(`a damaged record of ${damage.collection.replaceAll('_', ' ')}`, damage);
}

/** Reports what is damaged of the records on the screen. */
export function useDamageReport(damages: readonly DamagedRecord[]): void {
  useEffect(() => damages.forEach(reportDamage), [damages]);
}
