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

/**
 * What is one file in an app's build: all that it begins with, and of the client forms what their pages load, whose number
 * is raised by a page that is added. The bundler would make a file of each set of modules that some pages share, and
 * small files compress worse.
 */
const oneFile: Readonly<Record<string, Group>> = {
  ...Object.fromEntries(
    ['booking', 'office', 'referral', 'portal'].map((name) => [
      name,
      { name: 'start', tags: ['$initial'] as '$initial'[] },
    ]),
  ),
  forms: { name: 'shared', minShareCount: 7 },
};

/** What each build says of the packages in it; `licenses-plugin.ts` reads them. */
const licensesOf = (name: string) => ({ fileName: `.vite/licenses-${name}.json` });

function environment(name: string, index: number): EnvironmentOptions {
  const group = oneFile[name];
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
        ...(group && { output: { codeSplitting: { groups: [group] } } }),
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
