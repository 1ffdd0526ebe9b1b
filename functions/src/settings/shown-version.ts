import type { SettingsVersion } from '@domain/settings/settings-calls';
import type { CurrentSettings } from '../platform/stored-settings';
import { shownSaves } from './shown-save';

/** Settings with who saved them and when. */
export async function shownVersion({
  version,
  settings,
  save,
}: Pick<CurrentSettings, 'version' | 'settings' | 'save'>): Promise<SettingsVersion> {
  const [shown] = await shownSaves([save]);
  if (!shown) throw new Error('one save was asked for, and none returned');
  return { ...shown, version, settings };
}
