import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { settingsVersions } from '../platform/settings-versions';
import { currentSettings, settingsDocument } from '../platform/stored-settings';
import { shownPublishing } from './publishing';
import { shownSaves } from './shown-save';
import { shownVersion } from './shown-version';

const savesShown = 50;

/** office-settings-read: the current settings, and the saves before them or before the asked version. */
export const readSettings = callable('office-settings-read', async ({ parse }) => {
  const { before } = parse();
  const newestFirst = settingsVersions().orderBy('version', 'desc');
  const [stored, versions, publishing] = await Promise.all([
    settingsDocument().get(),
    (before === undefined ? newestFirst : newestFirst.startAfter(before)).limit(savesShown).get(),
    shownPublishing(),
  ]);
  const current = await currentSettings(stored);
  const lost = current.problem === 'lost';
  const saves = readable(versions.docs)
    .map(({ stored: save }) => save)
    // What is lost in `settings/current` is still among the saves, and newer ones than a backup brought back.
    .filter(({ version }) => version !== current.version || lost);
  const last = versions.size < savesShown ? undefined : versions.docs.at(-1);
  // The factory settings are the oldest, and can be brought back too.
  const withFactory = last === undefined && (current.version > 0 || lost);
  return {
    current: await shownVersion(current),
    earlier: await shownSaves(withFactory ? [...saves, null] : saves),
    ...(last && { next: Number(last.id) }),
    unreadable: current.problem !== null,
    lost,
    publishing,
  };
});
