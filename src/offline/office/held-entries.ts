import { isWaiting, type OfficeEntry } from './office-entry';

/** What waits on this device: not what a person has pressed this moment, whose outcome is about to come. */
export function heldEntries(entries: readonly OfficeEntry[]): readonly OfficeEntry[] {
  return entries.filter((entry) => entry.kept && isWaiting(entry));
}
