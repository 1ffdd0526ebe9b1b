import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** A font is the path of its file, as in the bundle of the functions. */
const fontPaths: Plugin = {
  name: 'font-paths',
  enforce: 'pre',
  load: (id) => (id.endsWith('.ttf') ? `export default ${JSON.stringify(id)}` : null),
};

/** Unit tests lie beside their source; tests of rules and functions need the emulators and start through `npm test`. */
export default defineConfig({
  plugins: [fontPaths],
  resolve: { tsconfigPaths: true },
  test: {
    // What the handlers log is of interest where a test fails.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tools}/**/*.test.{ts,tsx}', 'functions/src/**/*.test.{ts,tsx}'],
          restoreMocks: true,
          // A busy machine makes a dialog slow; how fast it is is not what these tests are about.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-domain',
          include: ['domain/**/*.test.ts'],
          // Pure functions leave nothing behind for the next file.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions-alone',
          // They stop the functions, or press one record with many calls: nothing else may run meanwhile.
          include: ['tests/functions/alone/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
