import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Contact, Names } from '@domain/business/facts';
import { repositoryRoot } from '../backend/stack';
import { businessNames } from '../business/chosen-business.mjs';
import { trackedFiles } from '../supply-chain/tracked-files';
import { factsOf, type Fact } from './facts-of';
import { pricesOf } from './prices-of';
import { isUnmistakable, sharedFacts } from './shared-facts';
import { sharedMarks } from './shared-marks';
import { sharedPrices } from './shared-prices';

const folderOf = (name: string) => path.join(repositoryRoot, 'businesses', name);

/**
 * The business that the specification describes, and that tests are written with. Only its prices are searched for: any
 * other number is one that a test may have invented.
 */
const isDemo = (name: string) => existsSync(path.join(folderOf(name), 'specification.test.ts'));
/** A business that is in the project to be searched for. */
const isExample = (name: string) => isDemo(name) || existsSync(path.join(folderOf(name), 'example.md'));

/** What is searched for: everything that the examples state, and of any other business what is only its own. */
async function factsOfAll(): Promise<Fact[]> {
  const facts = await Promise.all(
    businessNames().map(async (name) => {
      const own = await factsOf(folderOf(name));
      return (isExample(name) ? own : own.filter(isUnmistakable))
        .filter(({ text }) => isDemo(name) || !text.startsWith('$'))
        .map(({ text, file }) => ({ text, file: `businesses/${name}/${file}` }));
    }),
  );
  return facts.flat();
}

async function marksOfAll() {
  return Promise.all(
    businessNames().map(async (folder) => {
      const read = (file: string) => import(pathToFileURL(path.join(folderOf(folder), file)).href);
      const { names } = (await read('names.ts')) as { names: Names };
      const { contact } = (await read('contact.ts')) as { contact: Contact };
      return { folder, name: names.name, phone: contact.phone, isDemo: isDemo(folder) };
    }),
  );
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
const marks = await marksOfAll();
const failures = [
  ...sharedFacts(files, await factsOfAll(), read),
  ...marks.flatMap((each) => sharedMarks(files, each, read)),
  ...sharedPrices(files, await pricesOfDemo(), read),
];
for (const sentence of failures) console.error(sentence);
if (failures.length > 0) process.exitCode = 1;
