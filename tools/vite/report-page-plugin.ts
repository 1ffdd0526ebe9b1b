import path from 'node:path';
import type { Plugin } from 'vite';
import { reportAssets } from '../../domain/report/report-assets';
import { repositoryRoot } from '../backend/stack';
import { headingFont } from './documents/heading-font';

const modules = {
  [reportAssets.script]: 'src/report-island/report.ts',
  [reportAssets.preview]: 'src/report-island/preview.ts',
  [reportAssets.faults]: 'src/report-island/faults.ts',
};

/** The report page's files at addresses without a hash, because a function writes the page. */
export function reportPage(): Plugin {
  return {
    name: 'report-page',
    apply: 'build',
    async buildStart() {
      for (const [address, file] of Object.entries(modules)) {
        this.emitFile({
          type: 'chunk',
          id: path.join(repositoryRoot, file),
          fileName: address.slice(1),
          // The page calls an export of this one.
          preserveSignature: address === reportAssets.faults ? 'strict' : false,
        });
      }
      this.emitFile({ type: 'asset', fileName: reportAssets.font.slice(1), source: await headingFont() });
    },
  };
}
