import path from 'node:path';
import { repositoryRoot, stack } from '../stack';
import { buildWhenChanged } from './build-when-changed';

/** Builds functions/lib, which all local stacks share because it contains no addresses. */
export function buildFunctions(): Promise<'built' | 'unchanged'> {
  return buildWhenChanged({
    name: 'The backend',
    inputs: [
      'functions/src',
      'functions/package.json',
      'functions/package-lock.json',
      'functions/tsconfig.json',
      'domain',
      'tools/build-functions.ts',
      // For the version in the health response.
      'package.json',
    ],
    env: {},
    outDir: path.join(repositoryRoot, 'functions/lib'),
    command: ['node_modules/tsx/dist/cli.mjs', 'tools/build-functions.ts'],
    logFile: path.join(stack.logDir, 'functions-build.log'),
  });
}
