import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { businessNames } from '../business/chosen-business.mjs';
import { trackedFiles } from '../supply-chain/tracked-files';
import { factsOf, type Fact } from './facts-of';
import { pricesOf } from './prices-of';
import { sharedFacts } from './shared-facts';
import { sharedPrices } from './shared-prices';

const folderOf = (name: string) => path.join(repositoryRoot, 'businesses', name);

/**
 * The business that the specification describes, and that tests are written with. Only its prices are searched for: any
 * other number is one that a test may have invented.
 */
const isDemo = (name: string) => existsSync(path.join(folderOf(name), 'specification.test.ts'));

async function factsOfAll(): Promise<Fact[]> {
  const facts = await Promise.all(
    businessNames().map(async (name) => {
      const own = await factsOf(folderOf(name));
      return own
        .filter(({ text }) => isDemo(name) || !text.startsWith('$'))
        .map(({ text, file }) => ({ text, file: `businesses/${name}/${file}` }));
    }),
  );
  return facts.flat();
}

async function pricesOfDemo(): Promise<ReadonlySet<number>> {
  const prices = await Promise.all(
    businessNames()
      .filter(isDemo)
      .map((name) => pricesOf(folderOf(name))),
  );
  return new Set(prices.flatMap((each) => [...each]));
}

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
/** `npm run facts:check`: whether shared code and tests are free of facts of every business. */
const files = trackedFiles();
const failures = [
  ...sharedFacts(files, await factsOfAll(), read),
  ...sharedPrices(files, await pricesOfDemo(), read),
];
for (const sentence of failures) console.error(sentence);
if (failures.length > 0) process.exitCode = 1;
