import path from 'node:path';
import type { Plugin } from 'vite';
import { reportAssets } from '../../domain/report/report-assets';
import { repositoryRoot } from '../backend/stack';
import { headingFont } from './documents/heading-font';
import { lastBuild } from './separate-builds';

const modules = {
  [reportAssets.script]: 'src/report-island/report.ts',
  [reportAssets.preview]: 'src/report-island/preview.ts',
  [reportAssets.opened]: 'src/report-island/opened.ts',
  [reportAssets.again]: 'src/report-island/again.ts',
  [reportAssets.faults]: 'src/report-island/faults.ts',
};

/** The report page's files at addresses without a hash, because a function writes the page. */
export function reportPage(): Plugin {
  return {
    name: 'report-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === lastBuild,
    options: (options) => ({
      ...options,
      // The page calls an export of the module that reports faults.
      preserveEntrySignatures: 'allow-extension',
      input: Object.fromEntries(
        Object.entries(modules).map(([address, file]) => [address.slice(1), path.join(repositoryRoot, file)]),
      ),
    }),
    outputOptions: (options) => ({ ...options, entryFileNames: '[name]' }),
    async buildStart() {
      this.emitFile({ type: 'asset', fileName: reportAssets.font.slice(1), source: await headingFont() });
    },
  };
}
