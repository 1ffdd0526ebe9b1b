import path from 'node:path';
import { repositoryRoot } from '../backend/stack';

const files = path.join(repositoryRoot, 'node_modules/react-router/dist/production');

/**
 * react-router's production files, for builds: its package names only those for development, with their warnings, to every
 * bundler. The longer name stands first, because an alias also takes what lies below its name.
 */
export const productionRouter: Readonly<Record<string, string>> = {
  'react-router/dom': path.join(files, 'dom-export.mjs'),
  'react-router': path.join(files, 'index.mjs'),
};
