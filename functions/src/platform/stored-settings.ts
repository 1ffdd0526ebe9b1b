import type { DocumentReference, DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { factorySettings } from '@domain/settings/factory-settings';
import { readSettings } from '@domain/settings/read-settings';
import type { Settings } from '@domain/settings/settings';
import { settingsRecord, type StoredSettings } from '@domain/settings/settings-record';
import { collectionOf } from './collection-of';
import { config } from './config';
import { logs } from './logs';
import { readableRecord } from './readable';

type Save = StoredSettings<Timestamp>;

export interface CurrentSettings {
  /** From 1; 0 are the factory settings. */
  readonly version: number;
  readonly settings: Settings;
  /** As stored; null if nothing was saved yet. */
  readonly save: Save | null;
  /** Whether what is stored can't be read by this version of the code, so that the factory settings hold. */
  readonly unreadable: boolean;
}

/** `settings/current`: the newest save. */
export function settingsDocument(): DocumentReference<Save, Save> {
  return collectionOf(settingsRecord).doc('current');
}

/** The settings as a transaction reads them, for what it decides by a price, a window or a promise. */
export async function settingsIn(transaction: Transaction): Promise<CurrentSettings> {
  return storedSettings(await transaction.get(settingsDocument()));
}

let known: { readonly current: CurrentSettings; readonly until: number } | null = null;
let loading: Promise<CurrentSettings> | null = null;

/** The settings for what is shown and sent; at most as old as `SETTINGS_CACHE_SECONDS`. Never fails. */
export async function loadSettings(): Promise<CurrentSettings> {
  if (known !== null && performance.now() < known.until) return known.current;
  loading ??= read().finally(() => (loading = null));
  return loading;
}

async function read(): Promise<CurrentSettings> {
  const asked = performance.now();
  try {
    const current = storedSettings(await settingsDocument().get());
    known = { current, until: asked + config.settingsCacheSeconds * 1000 };
    return current;
  } catch (error) {
    logs.settingsNotRead(error);
    return known?.current ?? factory;
  }
}

const factory: CurrentSettings = { version: 0, settings: factorySettings, save: null, unreadable: false };

/** A save as this version of the code reads it; nothing saved yet means the factory settings. */
export function storedSettings(snapshot: DocumentSnapshot<Save, Save>): CurrentSettings {
  const save = readableRecord(snapshot);
  if (!save) return { ...factory, unreadable: snapshot.exists };
  const settings = readSettings(save.format, save.settings);
  if (settings) return { version: save.version, settings, save, unreadable: false };
  logs.settingsUnreadable(save.version, save.format);
  return { version: save.version, settings: factorySettings, save, unreadable: true };
}
