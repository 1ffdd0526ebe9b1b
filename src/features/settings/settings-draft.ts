import { hasFields, isNumber, isObject } from '@domain/json/guards';
import { isFindingSettings } from '@domain/finding-library/library-guard';
import { factorySettings } from '@domain/settings/factory-settings';
import { isPublicSettings } from '@domain/settings/public-settings';
import type { Settings } from '@domain/settings/settings';
import { storedJson } from '@/offline/stored-json';
import { isEmails, isSettingsForm, settingsForm, type SettingsForm } from './settings-form';

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
  hasFields<{ version: number; settings: Pick<Settings, 'emails' | 'findings'> }>({
    version: isNumber,
    settings: hasFields({ emails: isEmails, findings: isFindingSettings }),
  })(value) && isPublicSettings({ ...value.settings, version: value.version });

const isDraft = hasFields<SettingsDraft>({ base: isBase, values: isSettingsForm });

/** A draft of any version. */
interface StoredDraft {
  readonly base: { readonly version: number; readonly settings: object };
  readonly values: object;
}

const isStoredDraft = hasFields<StoredDraft>({
  base: hasFields<StoredDraft['base']>({ version: isNumber, settings: isObject }),
  values: isObject,
});

/** An admin's draft on this device. */
export function settingsDraft(owner: string) {
  const stored = storedJson('device', `settings-draft ${owner}`, isStoredDraft);
  return {
    read(): SettingsDraft | null {
      const found = stored.read();
      const draft = found && withNewSections(found);
      return isDraft(draft) ? draft : null;
    },
    write: (draft: SettingsDraft | null) => stored.write(draft),
  };
}

/** A section that was added since is the factory's on both sides, as if it had not been touched. */
function withNewSections({ base, values }: StoredDraft): object {
  return {
    base: { ...base, settings: { ...factorySettings, ...base.settings } },
    values: { ...settingsForm(factorySettings), ...values },
  };
}
