import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { settingsVersionRecord, type StoredSettings } from '@domain/settings/settings-record';
import { collectionOf } from './collection-of';

type Save = StoredSettings<Timestamp>;

/** Every save, by its number; none is ever changed. */
export function settingsVersions(): CollectionReference<Save, Save> {
  return collectionOf(settingsVersionRecord);
}
