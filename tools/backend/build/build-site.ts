import path from 'node:path';
import { siteEnvironment } from '../environment/site-environment';
import { stack } from '../stack';
import { buildWhenChanged } from './build-when-changed';

/** Builds the production site with the local stack's addresses into stack.distDir. */
export function buildSite(): Promise<'built' | 'unchanged'> {
  return buildWhenChanged({
    name: 'The site',
    inputs: [
      'src',
      'domain',
      'public',
      'tools/icons/icon.svg',
      'tools/vite',
      'tools/backend/stack.ts',
      'vite.config.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    env: { ...siteEnvironment(), PORT_OFFSET: String(stack.offset) },
    outDir: stack.distDir,
    command: ['node_modules/vite/bin/vite.js', 'build'],
    logFile: path.join(stack.logDir, 'site-build.log'),
  });
}
