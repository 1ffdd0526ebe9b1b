import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { businessAlias } from '../../business/chosen-business.mjs';

/**
 * Loads modules of the functions into this process, by a module that exports them. They are bundled like the functions,
 * because the emails are JSX, which a drill's own loader may not support. They read their configuration at import.
 */
export async function loadFunctions<Modules>(exporting: string): Promise<Modules> {
  const functions = path.resolve(import.meta.dirname, '../../../functions');
  // Next to the functions' packages, in a folder that is not deployed.
  const outfile = path.join(functions, `node_modules/.cache/drills/${randomUUID()}.mjs`);
  await build({
    absWorkingDir: functions,
    entryPoints: [exporting],
    outfile,
    bundle: true,
    packages: 'external',
    alias: { ...businessAlias(), '@domain': path.resolve(functions, '../domain') },
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.ttf': 'file' },
    logLevel: 'warning',
  });
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Modules;
  } finally {
    rmSync(outfile);
  }
}
