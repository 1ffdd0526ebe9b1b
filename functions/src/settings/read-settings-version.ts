import { AppError } from '@domain/errors/app-error';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Settings } from '@domain/settings/settings';
import { callable } from '../platform/callable';
import { settingsVersions } from '../platform/settings-versions';
import { readSave, type FoundSave } from '../platform/stored-settings';
import { shownVersion } from './shown-version';

/** office-settings-version: a version of the settings with the one before, to be looked at or brought back. */
export const readSettingsVersion = callable('office-settings-version', async ({ parse }) => {
  const { version } = parse();
  // There is no document of version 0.
  if (version === 0) return shownVersion({ version, save: null, settings: factorySettings });
  const [found, before] = await Promise.all([find(version), settingsBefore(version)]);
  if (found.state === 'missing') {
    throw new AppError('not-found', 'no such version', 'This version of the settings doesn’t exist.');
  }
  if (found.state !== 'read') {
    throw new AppError(
      'not-found',
      'unreadable version',
      'This version of the settings can’t be read anymore.',
    );
  }
  return { ...(await shownVersion({ version, ...found })), before };
});

async function find(version: number): Promise<FoundSave> {
  return readSave(await settingsVersions().doc(String(version)).get());
}

/** Null if they can't be read anymore. */
async function settingsBefore(version: number): Promise<Settings | null> {
  if (version === 1) return factorySettings;
  const found = await find(version - 1);
  return found.state === 'read' ? found.settings : null;
}
