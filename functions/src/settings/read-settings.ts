import { callable } from '../platform/callable';
import { settingsDocument, storedSettings } from '../platform/stored-settings';
import { readable } from '../platform/readable';
import { shownPublishing } from './publishing';
import { settingsVersions } from './settings-versions';
import { shownSaves } from './shown-save';
import { shownVersion } from './shown-version';

const savesShown = 50;

/** office-settings-read: the current settings, and the saves before them. */
export const readSettings = callable('office-settings-read', async ({ parse }) => {
  parse();
  const [stored, versions, publishing] = await Promise.all([
    settingsDocument().get(),
    settingsVersions().orderBy('version', 'desc').limit(savesShown).get(),
    shownPublishing(),
  ]);
  const current = storedSettings(stored);
  const saves = readable(versions.docs)
    .map(({ stored: save }) => save)
    .filter(({ version }) => version < current.version);
  // The factory settings are the oldest, and can be brought back too.
  const isAll = versions.size < savesShown && current.version > 0;
  return {
    current: await shownVersion(current),
    earlier: await shownSaves(isAll ? [...saves, null] : saves),
    unreadable: current.unreadable,
    publishing,
  };
});
