import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildGraph } from './tools/vite/build-graph-plugin';
import { documents } from './tools/vite/documents-plugin';
import { pwa } from './tools/vite/pwa-plugin';
import { reportPage } from './tools/vite/report-page-plugin';
import { reactfireServices } from './tools/vite/reactfire-services-plugin';
import { separateBuilds } from './tools/vite/separate-builds';
import { sharePictures } from './tools/vite/share-images/share-pictures';
import { stack } from './tools/backend/stack';

export default defineConfig(({ command }) => ({
  root: 'src',
  envDir: '..',
  publicDir: '../public',
  resolve: { tsconfigPaths: true },
  plugins: [reactfireServices(), react(), documents(), sharePictures(), reportPage(), pwa(), buildGraph()],
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
}));
