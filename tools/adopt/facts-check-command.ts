import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { businessNames } from '../business/chosen-business.mjs';
import { trackedFiles } from '../supply-chain/tracked-files';
import { factsOf, type Fact } from './facts-of';
import { sharedFacts } from './shared-facts';

/** `npm run facts:check`: whether shared code and tests are free of facts of every business. */
async function factsOfAll(): Promise<Fact[]> {
  const facts = await Promise.all(
    businessNames().map(async (name) => {
      const own = await factsOf(path.join(repositoryRoot, 'businesses', name));
      return own.map(({ text, file }) => ({ text, file: `businesses/${name}/${file}` }));
    }),
  );
  return facts.flat();
}

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const failures = sharedFacts(trackedFiles(), await factsOfAll(), read);
for (const sentence of failures) console.error(sentence);
if (failures.length > 0) process.exitCode = 1;
