import { number, object, type InferType } from 'yup';
import type { FindingSettings } from '../finding-library/library-finding';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { Publishing } from './publishing';
import type { Settings } from './settings';
import { settingsSchema } from './settings-schema';

/** `before`: the saves before this version are listed, as `next` of an earlier answer says. */
export const readSettingsSchema = object({
  before: number().integer().min(1).optional(),
})
  // Otherwise no body at all would be taken for an empty one. `default()` changes the type, which a call's can't be.
  .clone({ default: undefined })
  .noUnknown()
  .required();

/** One save, as the office sees it. */
export interface SettingsSave {
  /** From 1; 0 are the factory settings. */
  readonly version: number;
  /** ISO 8601; null for the factory settings. */
  readonly savedAt: string | null;
  /** The admin's name; null for the factory settings. */
  readonly savedBy: string | null;
  /** The version that it brought back; null if it was edited. */
  readonly restoredFrom: number | null;
}

/** Settings with their version. */
export interface SettingsVersion extends SettingsSave {
  readonly settings: Settings;
}

/** office-settings-version: a version, and what its save changed. */
export interface ReadSettingsVersionAnswer extends SettingsVersion {
  /** The settings before this save; null if they can't be read anymore. The factory settings have none. */
  readonly before?: Settings | null;
}

/** office-settings-read: the current settings, and the saves before them, newest first. */
export interface ReadSettingsAnswer {
  readonly current: SettingsVersion;
  /** The newest come first; the factory settings are the last. If the current settings are lost, also their save. */
  readonly earlier: readonly SettingsSave[];
  /** For the next call, if there are more than these. */
  readonly next?: number;
  /**
   * Whether what is stored can't be read by this version, so that the factory settings hold. Unless it is `lost`, nothing
   * can be saved then, because that would replace what a newer version wrote.
   */
  readonly unreadable: boolean;
  /** Whether what was saved last is missing or damaged. An earlier save can be brought back. */
  readonly lost?: boolean;
  readonly publishing: Publishing;
}

/** office-library-read: what the owner changed of the findings, for those who write reports. */
export const readLibrarySchema = object({}).noUnknown().required();

export interface ReadLibraryAnswer {
  /** Of the settings; it is also part of the public ones, so that a device knows when to ask again. */
  readonly version: number;
  readonly findings: FindingSettings;
}

/** office-settings-publish: calls the deploy hook again. */
export const publishSettingsSchema = object({}).noUnknown().required();

/** office-settings-version: 0 for the factory settings. */
export const readSettingsVersionSchema = object({
  version: number().integer().min(0).required(),
})
  .noUnknown()
  .required();

/** office-settings-save: replaces the settings unless another admin saved after `seenVersion`. */
export const saveSettingsSchema = object({
  seenVersion: number().integer().min(0).required(),
  settings: settingsSchema,
  restoredFrom: number().integer().min(0).nullable().defined(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type SaveSettings = InferType<typeof saveSettingsSchema>;

/** `changed`: nothing was saved, because another admin saved in between. */
export type SaveSettingsAnswer =
  | { readonly state: 'saved'; readonly version: number }
  | { readonly state: 'changed'; readonly current: SettingsVersion };
