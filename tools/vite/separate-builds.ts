import path from 'node:path';
import type { BuilderOptions, EnvironmentOptions } from 'vite';
import { repositoryRoot } from '../backend/stack';
import { documentScripts } from './documents/document-scripts';

const small = documentScripts.filter((script) => !script.startsWith('site/islands/'));

/** The builds of the pages' scripts, in order -> their entries, relative to `src/`. */
const entries: Readonly<Record<string, readonly string[]>> = {
  booking: ['site/islands/request-forms.tsx'],
  scripts: small,
  office: ['admin.html'],
  forms: ['forms-app.html'],
  referral: ['referral-app.html'],
  portal: ['portal-app.html'],
};

/** The last build. It writes what describes the others: the documents and the service worker. */
export const lastBuild = 'client';

interface Group {
  readonly name: string;
  readonly tags?: '$initial'[];
  readonly minShareCount?: number;
}

const start: Group = { name: 'start', tags: ['$initial'] };

/**
 * What is one file in an app's build: all that it begins with, and what many of its parts share. The bundler would make a
 * file of each set of modules that some parts share: the office's first screen loaded 160, and small files compress worse.
 * Of the client forms, it is what all their pages load, whose number is raised by a page that is added.
 */
const oneFile: Readonly<Record<string, readonly Group[]>> = {
  booking: [start],
  office: [start, { name: 'shared', minShareCount: 3 }],
  referral: [start],
  portal: [start],
  forms: [{ name: 'shared', minShareCount: 7 }],
};

/** What each build says of the packages in it; `licenses-plugin.ts` reads them. */
const licensesOf = (name: string) => ({ fileName: `.vite/licenses-${name}.json` });

function environment(name: string, index: number): EnvironmentOptions {
  const groups = oneFile[name];
  return {
    consumer: 'client',
    build: {
      emptyOutDir: index === 0,
      copyPublicDir: index === 0,
      manifest: `.vite/manifest-${name}.json`,
      license: licensesOf(name),
      rolldownOptions: {
        input: (entries[name] ?? []).map((entry) => path.join(repositoryRoot, 'src', entry)),
        // The inline loader calls the islands' exports. Exports may be added for an entry's lazy imports.
        preserveEntrySignatures: 'allow-extension',
        ...(groups && { output: { codeSplitting: { groups: [...groups] } } }),
      },
    },
  };
}

/**
 * One build for each app and for the booking form. In a shared build the bundler makes a file of each small
 * set of modules that two of them share, 80 for the booking form.
 */
export const separateBuilds: {
  readonly environments: Record<string, EnvironmentOptions>;
  readonly builder: BuilderOptions;
} = {
  environments: {
    ...Object.fromEntries(Object.keys(entries).map((name, index) => [name, environment(name, index)])),
    [lastBuild]: { build: { emptyOutDir: false, copyPublicDir: false, license: licensesOf(lastBuild) } },
  },
  builder: {
    async buildApp(builder) {
      for (const name of [...Object.keys(entries), lastBuild]) {
        const next = builder.environments[name];
        if (next) await builder.build(next);
      }
    },
  },
};
