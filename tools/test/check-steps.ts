/** One step of the check: a program of node_modules, run by this Node. */
export interface CheckStep {
  readonly name: string;
  readonly commands: readonly (readonly [script: string, ...args: string[]])[];
}

const tsc = 'node_modules/typescript/bin/tsc';

/** In the order of the time they take to find something. */
export const checkSteps: readonly CheckStep[] = [
  {
    name: 'Format',
    commands: [['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn']],
  },
  {
    name: 'Hosting',
    commands: [['node_modules/tsx/dist/cli.mjs', 'tools/hosting/write-hosting.ts', '--check']],
  },
  {
    name: 'Types',
    commands: [
      [tsc, '-p', 'tsconfig.json'],
      [tsc, '-p', 'functions/tsconfig.json'],
      [tsc, '-p', 'src/sw/tsconfig.json'],
    ],
  },
  { name: 'Lint', commands: [['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']] },
];
