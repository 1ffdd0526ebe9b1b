import { AppError } from '@domain/errors/app-error';
import { callable } from '../platform/callable';
import { storedSettings } from '../platform/stored-settings';
import { settingsVersions } from './settings-versions';
import { shownVersion } from './shown-version';

/** office-settings-version: an earlier version of the settings, to be looked at or brought back. */
export const readSettingsVersion = callable('office-settings-version', async ({ parse }) => {
  const { version } = parse();
  const stored = await settingsVersions().doc(String(version)).get();
  if (version > 0 && !stored.exists) {
    throw new AppError('not-found', 'no such version', 'This version of the settings doesn’t exist.');
  }
  // There is no document of version 0: the factory settings.
  const found = storedSettings(stored);
  if (found.unreadable) {
    throw new AppError(
      'not-found',
      'unreadable version',
      'This version of the settings can’t be read anymore.',
    );
  }
  return shownVersion(found);
});
