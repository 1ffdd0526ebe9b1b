import path from 'node:path';
import { repositoryRoot, stack } from '../stack';
import { chosenBusiness } from '../../business/chosen-business.mjs';
import { buildWhenChanged } from './build-when-changed';

/** Builds functions/lib, which all local stacks share because it contains no addresses. */
export function buildFunctions(): Promise<'built' | 'unchanged'> {
  const business = chosenBusiness().name;
  return buildWhenChanged({
    name: 'The backend',
    inputs: [
      'functions/src',
      'functions/package.json',
      'functions/package-lock.json',
      'functions/tsconfig.json',
      'domain',
      `businesses/${business}`,
      'tools/business',
      'tools/build-functions.ts',
      // For the version in the health response.
      'package.json',
    ],
    env: { BUSINESS: business },
    outDir: path.join(repositoryRoot, 'functions/lib'),
    command: ['node_modules/tsx/dist/cli.mjs', 'tools/build-functions.ts'],
    logFile: path.join(stack.logDir, 'functions-build.log'),
  });
}
