import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfigFnObject } from 'vite';
import { businessAlias, chosenBusiness } from '../business/chosen-business.mjs';
import { buildGraph } from './build-graph-plugin';
import { documents } from './documents-plugin';
import { licenses } from './licenses-plugin';
import { productionRouter } from './production-router';
import { pwa } from './pwa-plugin';
import { reportPage } from './report-page-plugin';
import { reactfireServices } from './reactfire-services-plugin';
import { separateBuilds } from './separate-builds';
import { sharePictures } from './share-images/share-pictures';
import { stack } from '../backend/stack';

/** Vite's configuration, for `vite.config.ts`. */
export const viteConfig: UserConfigFnObject = ({ command }) => ({
  root: 'src',
  envDir: '..',
  publicDir: path.join(chosenBusiness().folder, 'public'),
  // For the pages' scripts; what is rendered here reads the variable itself.
  define: { 'globalThis.SAVED_SETTINGS': JSON.stringify(globalThis.SAVED_SETTINGS ?? null) },
  resolve: {
    tsconfigPaths: true,
    alias: { ...businessAlias(), ...(command === 'build' && productionRouter) },
  },
  plugins: [
    ...[reactfireServices(), react(), documents(), sharePictures(), reportPage(), pwa()],
    ...[buildGraph(), licenses()],
  ],
  // Found at the start: a package found on the way makes the dev server reload the page.
  optimizeDeps: { entries: ['{apps,features,site}/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.d.ts'] },
  server: { port: stack.ports.vite, strictPort: true },
  build: {
    outDir: stack.distDir,
    target: 'es2022',
    // Everything that a page needs at once is inline in its document; a preload polyfill would be one more script.
    modulePreload: { polyfill: false },
  },
  ...(command === 'build' && separateBuilds),
});
