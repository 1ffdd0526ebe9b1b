import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { businessAlias, chosenBusiness } from './tools/business/chosen-business.mjs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const mutantTests = 'tests/rules/rules-mutants.test.ts';

const unitFolders = ['domain', 'src', 'tools', 'functions/src', `businesses/${chosenBusiness().name}`];

/** A font is the path of its file, as in the bundle of the functions. */
const fontPaths: Plugin = {
  name: 'font-paths',
  enforce: 'pre',
  load: (id) => (id.endsWith('.ttf') ? `export default ${JSON.stringify(id)}` : null),
};

/** For what hangs, far above what a slow and busy machine takes; no test sets its own. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };

const unit = {
  include: unitFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  restoreMocks: true,
  // By default one processor stays idle.
  maxWorkers: '100%',
  ...limits,
};

const unitFiles = unitFolders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));

const hasIn = (file: string, pattern: RegExp) => pattern.test(readFileSync(file, 'utf8'));

/**
 * Unit tests that would leave something to the next file: a database, a replaced module, and whatever the tools, which
 * start servers and processes, leave.
 */
const ownProcess = unitFiles.filter(
  (file) =>
    file.startsWith('tools/') || hasIn(file, /vi\.mock\(|vi\.resetModules\(|mockContact\(|fake-indexeddb/),
);

/** Unit tests with a page. */
const onPage = unitFiles.filter(
  (file) => !ownProcess.includes(file) && hasIn(file, /@vitest-environment jsdom/),
);

/** Tests of the functions that change their process's environment or modules, and the drills, which start processes. */
const functionsOwnProcess = readdirSync('tests/functions')
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/functions/${file}`)
  .filter(
    (file) =>
      /-(?:drill|rush)\.test\.ts$/.test(file) || hasIn(file, /vi\.mock\(|process\.env|inProcessEnvironment/),
  );

const pageSetup = [
  'src/ui/testing/animation-frames.ts',
  'src/ui/testing/wait-longer.ts',
  'src/ui/testing/watch-calls.ts',
];

/** Starts the drills first: they take longest, and the last one would run while the other processors are idle. */
class DrillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /-(?:drill|rush)\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Unit tests lie beside their source; tests of rules and functions need the emulators and start through `npm test`. */
export default defineConfig({
  plugins: [fontPaths],
  resolve: { tsconfigPaths: true, alias: businessAlias() },
  test: {
    // What the handlers log is of interest where a test fails.
    silent: 'passed-only',
    sequence: { sequencer: DrillsFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          exclude: [...ownProcess, ...onPage],
          // Most of a small test's time is its process and its imports, so these files share both.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-page',
          include: onPage,
          // Loading React and MUI takes longer than most of these tests.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          setupFiles: [...pageSetup, 'src/ui/testing/clear-page.ts'],
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'unit-own-process', include: ownProcess, setupFiles: pageSetup },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/*.test.ts'],
          exclude: [mutantTests],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          ...limits,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules-mutants',
          // It loads other rules into the same emulators, so nothing else may run meanwhile.
          include: [mutantTests],
          ...limits,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: 'functions',
          include: ['tests/functions/*.test.ts'],
          exclude: functionsOwnProcess,
          // Loading the Admin SDK takes longer than many of these files.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: 'functions-own-process',
          include: functionsOwnProcess,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: 'functions-alone',
          // They stop the functions, or press one record with many calls: nothing else may run meanwhile.
          include: ['tests/functions/alone/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
