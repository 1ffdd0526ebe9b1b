import path from 'node:path';
import type { Manifest } from 'vite';
import type { ScriptAsset } from '../../../src/site/document-assets';
import { repositoryRoot } from '../../backend/stack';

/** The modules that documents load, relative to `src/`; each is an entry of a build. */
export const documentScripts = [
  'site/islands/request-forms.tsx',
  'site/scripts/thank-you.ts',
  'site/scripts/not-found.ts',
  'sw-client/register-document.ts',
] as const;

export const workerScript = 'sw-client/register-document.ts';

export function sourceFile(script: string): string {
  return path.join(repositoryRoot, 'src', script);
}

/** Finds the files of the documents' modules in the finished builds. */
export function scriptsOfBuilds(manifests: readonly Manifest[]): Record<string, ScriptAsset> {
  return Object.fromEntries(
    documentScripts.map((script) => {
      const manifest = manifests.find((candidate) => candidate[script]?.isEntry);
      const entry = manifest?.[script];
      if (!manifest || !entry) throw new Error(`No build has src/${script} as an entry.`);
      const keys = new Set(entry.imports);
      for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
      const imports = [...keys].flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
      return [script, { module: `/${entry.file}`, imports }];
    }),
  );
}
