import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { trackedFiles } from '../supply-chain/tracked-files';
import { checkRequirements } from './check-requirements';

/** `npm run requirements:check`. */
const failures = checkRequirements({
  paths: trackedFiles(),
  read: (file) => readFileSync(path.join(repositoryRoot, file), 'utf8'),
});
for (const sentence of failures) console.error(sentence);
if (failures.length > 0) process.exitCode = 1;
