import { hasFields, isNumber } from '@domain/json/guards';
import { isPublicSettings } from '@domain/settings/public-settings';
import type { EmailSettings, Settings } from '@domain/settings/settings';
import { storedJson } from '@/offline/stored-json';
import { isEmails, isSettingsForm, type SettingsForm } from './settings-form';

/** The version of the settings that an edit began with. */
export interface SettingsBase {
  readonly version: number;
  readonly settings: Settings;
}

/** What was typed and not saved. */
export interface SettingsDraft {
  readonly base: SettingsBase;
  readonly values: SettingsForm;
}

const isBase = (value: unknown): value is SettingsBase =>
  hasFields<{ version: number; settings: { emails: EmailSettings } }>({
    version: isNumber,
    settings: hasFields({ emails: isEmails }),
  })(value) && isPublicSettings({ ...value.settings, version: value.version });

const isDraft = hasFields<SettingsDraft>({ base: isBase, values: isSettingsForm });

/** An admin's draft on this device. */
export function settingsDraft(owner: string) {
  return storedJson('device', `settings-draft ${owner}`, isDraft);
}
