import { isWaiting } from '../engine/sendable';
import type { OfficeEntry } from './office-entry';

/** The entries that wait on this device, without those just submitted, whose result is still expected. */
export function heldEntries(entries: readonly OfficeEntry[]): readonly OfficeEntry[] {
  return entries.filter((entry) => entry.kept && isWaiting(entry));
}
