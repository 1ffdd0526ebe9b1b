import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { DocumentAssets } from '../../../src/site/document-assets';
import { repositoryRoot } from '../../backend/stack';
import { businessAlias } from '../../business/chosen-business.mjs';

/** The exports of `src/site/render-document.tsx`. */
export interface DocumentRenderer {
  /** File name in the build folder -> content: the documents and the files for search engines. */
  renderSite(assets: DocumentAssets): Record<string, string>;
}

/**
 * Builds the site's components for Node, loads them, and renders every document and search file. Intermediate
 * files are under `node_modules`, where their package imports resolve.
 */
export async function renderDocuments(mode: string, assets: DocumentAssets): Promise<Record<string, string>> {
  const cache = path.join(repositoryRoot, 'node_modules/.cache/documents');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(path.join(cache, 'build-'));
  try {
    await build({
      configFile: false,
      mode,
      logLevel: 'warn',
      root: path.join(repositoryRoot, 'src'),
      envDir: repositoryRoot,
      publicDir: false,
      resolve: { tsconfigPaths: true, alias: businessAlias() },
      plugins: [react()],
      build: {
        ssr: path.join(repositoryRoot, 'src/site/render-document.tsx'),
        outDir,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'render-document.mjs' } },
      },
    });
    const address = pathToFileURL(path.join(outDir, 'render-document.mjs')).href;
    return ((await import(address)) as DocumentRenderer).renderSite(assets);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
