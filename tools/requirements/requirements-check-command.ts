import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { trackedFiles } from '../supply-chain/tracked-files';
import { checkDocuments } from './check-documents';
import { checkPromises } from './check-promises';
import { checkRequirements } from './check-requirements';

/** `npm run requirements:check`. */
const files = {
  paths: trackedFiles(),
  read: (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8'),
};
const failures = [...checkRequirements(files), ...checkDocuments(files), ...checkPromises(files)];
for (const sentence of failures) console.error(sentence);
if (failures.length > 0) process.exitCode = 1;
