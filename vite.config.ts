import { tsImport } from 'tsx/esm/api';
import { defineConfig } from 'vite';
import type * as config from './tools/vite/vite-config';
import { chosenBusiness } from './tools/business/chosen-business.mjs';

/** Loaded with the path aliases of the chosen business, which Vite's own loader of this file doesn't know. */
const { viteConfig } = (await tsImport('./tools/vite/vite-config.ts', {
  parentURL: import.meta.url,
  tsconfig: chosenBusiness().tsconfig,
})) as typeof config;

export default defineConfig(viteConfig);
