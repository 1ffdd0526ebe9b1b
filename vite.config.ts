import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { defineConfig, loadEnv } from 'vite';
import type * as saved from './tools/vite/saved-settings';
import type * as config from './tools/vite/vite-config';
import { chosenBusiness } from './tools/business/chosen-business.mjs';

/** Loads a file with the path aliases of the chosen business, which Vite's own loader of this file doesn't know. */
const load = (file: string): Promise<unknown> =>
  tsImport(file, { parentURL: import.meta.url, tsconfig: chosenBusiness().tsconfig });

export default defineConfig(async (env) => {
  if (env.command === 'build' && process.env.SAVED_SETTINGS !== 'none') {
    const { savedSettings } = (await load('./tools/vite/saved-settings.ts')) as typeof saved;
    const { VITE_FUNCTIONS_URL = '' } = loadEnv(env.mode, path.dirname(import.meta.filename), 'VITE_');
    // Before anything that draws a page is loaded.
    globalThis.SAVED_SETTINGS = await savedSettings(VITE_FUNCTIONS_URL);
  }
  const { viteConfig } = (await load('./tools/vite/vite-config.ts')) as typeof config;
  return viteConfig(env);
});
