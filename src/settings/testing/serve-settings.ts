import { builtSettings } from '@domain/settings/built-settings';
import type { PublicSettings } from '@domain/settings/public-settings';
import { askForSettings } from '../settings-store';

/** Lets the page ask for the settings, and the server answer with those of the build, but for `changes`. */
export async function serveSettings(changes: Partial<PublicSettings> = {}): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ ...builtSettings, ...changes })));
  await askForSettings();
  globalThis.fetch = fetch;
}
