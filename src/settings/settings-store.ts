import { readJson } from '@domain/json/parse-json';
import { builtSettings } from '@domain/settings/built-settings';
import { isPublicSettings, publicSettingsPath, type PublicSettings } from '@domain/settings/public-settings';
import { storedJson } from '@/offline/stored-json';

/** What the server said last, for the next visit and without a connection. */
const kept = storedJson('device', 'settings', isPublicSettings);
const listeners = new Set<() => void>();

let known: PublicSettings | null = null;
let asking: Promise<void> | null = null;

/** The newest settings that this device knows: the server's, or those with which the page was built. */
export function currentSettings(): PublicSettings {
  known ??= newer(kept.read(), builtSettings);
  return known;
}

/** Calls back when they change. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server now, and whenever the page is shown again or back online. For the entry of each page. */
export function keepSettingsCurrent(): void {
  document.addEventListener('visibilitychange', askIfShown);
  window.addEventListener('online', askIfShown);
  askIfShown();
}

/** Asks the server for the current settings. Without an answer, those known stay. */
export function askForSettings(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

function askIfShown(): void {
  if (document.visibilityState === 'visible') void askForSettings();
}

async function ask(): Promise<void> {
  try {
    // The browser sends the ETag of its copy, and mostly gets an empty answer.
    const answer = await fetch(publicSettingsPath, { cache: 'no-cache', credentials: 'omit' });
    const served = answer.ok ? readJson(await answer.text(), isPublicSettings) : null;
    if (served) take(served);
  } catch {
    // ignored: without a connection the last known settings hold
  }
}

function take(served: PublicSettings): void {
  if (JSON.stringify(served) === JSON.stringify(currentSettings())) return;
  known = served;
  kept.write(served);
  for (const listener of listeners) listener();
}

/** A page that was published after the last visit can know more than the device. */
function newer(one: PublicSettings | null, other: PublicSettings): PublicSettings {
  return one && one.version > other.version ? one : other;
}
