import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { factorySettings } from '@domain/settings/factory-settings';
import { readSettings } from '@domain/settings/read-settings';
import type { Settings } from '@domain/settings/settings';
import { settingsFormat, settingsRecord, type StoredSettings } from '@domain/settings/settings-record';
import { collectionOf } from './collection-of';
import { config } from './config';
import { logs } from './logs';
import { readableRecord } from './readable';
import { settingsVersions } from './settings-versions';

type Save = StoredSettings<Timestamp>;
type Snapshot = DocumentSnapshot<Save, Save>;

export interface CurrentSettings {
  /** From 1; 0 are the factory settings. Of the newest save, also where it can't be read. */
  readonly version: number;
  readonly settings: Settings;
  /** As stored; null if nothing was saved yet, or if it is lost. */
  readonly save: Save | null;
  /**
   * Why the factory settings hold although something was saved: later code wrote it (`newer`), or it is missing or
   * damaged (`lost`). Otherwise null.
   */
  readonly problem: 'newer' | 'lost' | null;
  /** What the next save goes on from: the settings, or the newest readable save if they are lost; null if there is none. */
  readonly last: Settings | null;
}

/** `settings/current`: the newest save. */
export function settingsDocument(): DocumentReference<Save, Save> {
  return collectionOf(settingsRecord).doc('current');
}

/** The newest saves, by their numbers. Among so many, one can be read. */
export function newestSaves(count = 20): Query<Save, Save> {
  return settingsVersions().orderBy('version', 'desc').limit(count);
}

/** The settings as a transaction reads them, for what it decides by a price, a window or a promise. */
export async function settingsIn(transaction: Transaction): Promise<CurrentSettings> {
  return currentSettings(await transaction.get(settingsDocument()), async () => {
    const { docs } = await transaction.get(newestSaves());
    return docs;
  });
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
    const current = await currentSettings(await settingsDocument().get());
    known = { current, until: asked + config.settingsCacheSeconds * 1000 };
    return current;
  } catch (error) {
    logs.settingsNotRead(error);
    return known?.current ?? factory;
  }
}

const factory: CurrentSettings = {
  version: 0,
  settings: factorySettings,
  save: null,
  problem: null,
  last: factorySettings,
};

/**
 * The settings by their document. If it is missing or damaged, the saves say whether there ever was one: the factory
 * settings hold then, and the log has an error.
 */
export async function currentSettings(
  snapshot: Snapshot,
  findNewest: () => Promise<readonly Snapshot[]> = async () => (await newestSaves().get()).docs,
): Promise<CurrentSettings> {
  const found = readSave(snapshot);
  switch (found.state) {
    case 'read': {
      const { save, settings } = found;
      return { version: save.version, settings, save, problem: null, last: settings };
    }
    case 'newer': {
      const { save } = found;
      logs.settingsUnreadable('newer', save.version, save.format);
      return { ...factory, version: save.version, save, problem: 'newer', last: null };
    }
    case 'missing':
    case 'damaged': {
      const newest = await findNewest();
      const [first] = newest;
      if (!first && found.state === 'missing') return factory;
      // A save has its number as its id, also where its fields are damaged.
      const version = first ? Number(first.id) : 0;
      logs.settingsUnreadable(found.state, version, null);
      return { ...factory, version, problem: 'lost', last: firstReadable(newest) };
    }
  }
}

function firstReadable(saves: readonly Snapshot[]): Settings | null {
  for (const save of saves) {
    const found = readSave(save);
    if (found.state === 'read') return found.settings;
  }
  return null;
}

export type FoundSave =
  | { readonly state: 'read'; readonly save: Save; readonly settings: Settings }
  /** Written by later code. */
  | { readonly state: 'newer'; readonly save: Save }
  | { readonly state: 'missing' | 'damaged' };

/** A save as this version of the code reads it. */
export function readSave(snapshot: Snapshot): FoundSave {
  if (!snapshot.exists) return { state: 'missing' };
  const save = readableRecord(snapshot);
  if (!save) return { state: 'damaged' };
  const settings = readSettings(save.format, save.settings);
  if (settings) return { state: 'read', save, settings };
  return save.format > settingsFormat ? { state: 'newer', save } : { state: 'damaged' };
}
