import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../backend/stack';
import { businessAlias } from '../business/chosen-business.mjs';
import { readOptions, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Comparison, compare } from './compare';

const outDir = path.join(repositoryRoot, '.local/bench-pdf');

/** `npm run bench:pdf`: compares our PDFs with pdfkit's for the same content, as ratios, and writes both to .local. */
export async function main(args: string[]): Promise<number> {
  const { rounds } = readOptions(args, { rounds: wholeNumber(30) });
  heading('PDF, against pdfkit');
  await step('Bundle', bundle);
  const bench = createRequire(import.meta.url)(path.join(outDir, 'compare.cjs')) as {
    compare: typeof compare;
  };
  const results = await step('Rounds', () => bench.compare(rounds, outDir));
  print(results);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(path.join(outDir, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  return results.every(({ ratio, limit }) => ratio <= limit) ? 0 : 1;
}

/** Bundled like the functions, with the fonts as separate files. */
async function bundle(): Promise<void> {
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['tools/bench-pdf/compare.ts'],
    outdir: outDir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    loader: { '.ttf': 'file' },
    assetNames: '[name]',
    external: ['pdfkit', 'sharp'],
    nodePaths: [path.join(repositoryRoot, 'functions/node_modules')],
    tsconfig: 'functions/tsconfig.json',
    alias: businessAlias(),
    logLevel: 'warning',
  });
}

function print(results: readonly Comparison[]): void {
  console.log();
  for (const { name, pages, pdfkitPages, ours, pdfkit, ratio, limit } of results) {
    const times = `${ours.toFixed(1)} ms, pdfkit ${pdfkit.toFixed(1)} ms`;
    const size = `${pages} and ${pdfkitPages} pages`;
    console.log(`  ${name.padEnd(20)} ratio ${ratio.toFixed(2)} (goal ${limit})   ${times}   ${size}`);
  }
  console.log();
}
