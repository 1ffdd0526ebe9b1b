import { noFindingChanges, type FindingSettings } from '@domain/finding-library/library-finding';
import { isFindingSettings } from '@domain/finding-library/library-guard';
import { hasFields, isNumber } from '@domain/json/guards';
import type { ReadLibraryAnswer } from '@domain/settings/settings-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { storedJson } from '@/offline/stored-json';

const kept = storedJson(
  'device',
  'finding-library',
  hasFields<ReadLibraryAnswer>({ version: isNumber, findings: isFindingSettings }),
);
const none: ReadLibraryAnswer = { version: 0, findings: noFindingChanges };
const listeners = new Set<() => void>();

let known: ReadLibraryAnswer | null = null;

function current(): ReadLibraryAnswer {
  known ??= kept.read() ?? none;
  return known;
}

/** The owner's changes of the library as this device knows them; none before it has asked. */
export function keptFindings(): FindingSettings {
  return current().findings;
}

/** Calls back when they change. */
export function subscribeToFindings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the server for them if the device has another version than the settings. Without an answer, those known stay, so
 * that reports are written offline.
 */
export async function keepFindingsCurrent(call: CallAsAdmin, version: number): Promise<void> {
  if (current().version === version) return;
  try {
    known = await call('office-library-read', {});
    kept.write(known);
    for (const listener of listeners) listener();
  } catch {
    // ignored: the known ones are used, and the next start asks again
  }
}
