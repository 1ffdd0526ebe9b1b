import type { Timestamp } from 'firebase-admin/firestore';
import type { SettingsSave } from '@domain/settings/settings-calls';
import type { StoredSettings } from '@domain/settings/settings-record';
import { admins } from '../platform/admins';

/** Saves as the office sees them; null stands for the factory settings. */
export async function shownSaves(
  saves: readonly (StoredSettings<Timestamp> | null)[],
): Promise<readonly SettingsSave[]> {
  const uids = [...new Set(saves.flatMap((save) => (save ? [save.saved_by] : [])))];
  const found = await Promise.all(uids.map((uid) => admins().doc(uid).get()));
  const names = new Map(found.map((admin) => [admin.id, admin.data()?.name ?? 'A former admin']));
  return saves.map((save) => ({
    version: save?.version ?? 0,
    savedAt: save?.saved_at.toDate().toISOString() ?? null,
    savedBy: save ? (names.get(save.saved_by) ?? null) : null,
    restoredFrom: save?.restored_from ?? null,
  }));
}
