import path from 'node:path';
import { siteEnvironment } from '../environment/site-environment';
import { stack } from '../stack';
import { chosenBusiness } from '../../business/chosen-business.mjs';
import { buildWhenChanged } from './build-when-changed';

/** Builds the production site with the local stack's addresses into stack.distDir. */
export function buildSite(): Promise<'built' | 'unchanged'> {
  const business = chosenBusiness().name;
  return buildWhenChanged({
    name: 'The site',
    inputs: [
      'src',
      'domain',
      `businesses/${business}`,
      'tools/business',
      'tools/vite',
      'tools/backend/stack.ts',
      'vite.config.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    env: { ...siteEnvironment(), PORT_OFFSET: String(stack.offset), BUSINESS: business },
    outDir: stack.distDir,
    command: ['node_modules/vite/bin/vite.js', 'build'],
    logFile: path.join(stack.logDir, 'site-build.log'),
  });
}
