/** One step of the check: programs of node_modules, run by this Node at the same time. */
export interface CheckStep {
  readonly name: string;
  readonly commands: readonly (readonly [script: string, ...args: string[]])[];
}

const tsc = 'node_modules/typescript/bin/tsc';

/** In the order of the time they take to find something. */
export const checkSteps: readonly CheckStep[] = [
  {
    name: 'Format, hosting',
    commands: [
      ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'],
      ['node_modules/tsx/dist/cli.mjs', 'tools/hosting/write-hosting.ts', '--check'],
    ],
  },
  {
    name: 'Types, lint',
    commands: [
      [tsc, '-p', 'tsconfig.json'],
      [tsc, '-p', 'functions/tsconfig.json'],
      [tsc, '-p', 'src/sw/tsconfig.json'],
      ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
    ],
  },
];
