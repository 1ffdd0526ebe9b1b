import { builtSettings } from '@domain/settings/built-settings';
import type { ServicesSettings } from '@domain/settings/settings';
import { askForSettings } from '../settings-store';

/** Lets the page ask for the settings, and the server answer with these services. Without any, with those of the build. */
export async function serveServices(services: ServicesSettings = builtSettings.services): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ ...builtSettings, services })));
  await askForSettings();
  globalThis.fetch = fetch;
}
