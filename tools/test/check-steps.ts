/** One step of the check: programs from node_modules that run in parallel with the current Node. */
export interface CheckStep {
  readonly name: string;
  readonly commands: readonly (readonly [script: string, ...args: string[]])[];
}

const tsc = 'node_modules/typescript/bin/tsc';

/** The fast step. */
export const formatAndLists: CheckStep = {
  name: 'Format, texts, requirements',
  commands: [
    ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'],
    ['node_modules/tsx/dist/cli.mjs', 'tools/hosting/write-hosting.ts', '--check'],
    ['node_modules/tsx/dist/cli.mjs', 'tools/copy-list/write-copy-list.ts'],
    ['node_modules/tsx/dist/cli.mjs', 'tools/requirements/requirements-check-command.ts'],
    ['node_modules/tsx/dist/cli.mjs', 'tools/adopt/facts-check-command.ts'],
  ],
};

/** The step that takes minutes. */
export const typesAndLint: CheckStep = {
  name: 'Types, lint',
  commands: [
    [tsc, '-p', 'functions/tsconfig.json'],
    [tsc, '-p', 'src/sw/tsconfig.json'],
    // Checks the types of everything on the way; the others have no DOM.
    ['node_modules/oxlint/bin/oxlint', '--type-check'],
    ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  ],
};
