import path from 'node:path';
import type { Rolldown } from 'vite';
import type { ScriptAsset } from '../../../src/site/document-assets';
import { repositoryRoot } from '../../backend/stack';

/** The modules that documents load, relative to `src/`; each is an entry of the build. */
export const documentScripts = [
  'site/islands/booking.tsx',
  'site/scripts/thank-you.ts',
  'site/scripts/not-found.ts',
  'sw-client/register-document.ts',
] as const;

export const workerScript = 'sw-client/register-document.ts';

export function sourceFile(script: string): string {
  return path.join(repositoryRoot, 'src', script);
}

/** Finds the chunks of the documents' modules in a finished bundle. */
export function scriptsOfBundle(bundle: Rolldown.OutputBundle): Record<string, ScriptAsset> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const importsOf = (fileName: string, seen = new Set<string>()): Set<string> => {
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) {
      if (!seen.has(imported)) importsOf(imported, seen.add(imported));
    }
    return seen;
  };
  return Object.fromEntries(
    documentScripts.map((script) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === sourceFile(script));
      if (!chunk) throw new Error(`The build has no chunk for src/${script}.`);
      const imports = [...importsOf(chunk.fileName)].map((file) => `/${file}`);
      return [script, { module: `/${chunk.fileName}`, imports }];
    }),
  );
}
