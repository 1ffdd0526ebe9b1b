import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { businessNames } from '../business/chosen-business.mjs';
import { repositoryRoot } from '../backend/stack';
import { factsOf, onlyIn } from './facts-of';
import { findFacts } from './find-facts';

const facts = [
  { text: 'Example Sewer', file: 'names.ts' },
  { text: '$12', file: 'services.ts' },
  { text: 'Springfield', file: 'service-area.ts' },
  { text: 'We’re at it & ready', file: 'names.ts' },
];
const found = (text: string) => findFacts(text, facts).map((fact) => fact.text);

test.each([
  ['<h1>Example  Sewer</h1>', ['Example Sewer']],
  ['from $12, or $120', ['$12']],
  ['{"price":"$120"}', []],
  ['Springfields', []],
  ['title:"Springfield"', ['Springfield']],
  ['We\\u2019re at it &amp; ready', ['We’re at it & ready']],
  ['nothing of it', []],
])('%s: %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('every business has facts that no other has: its name, its phone and its services', async () => {
  const all = await Promise.all(
    businessNames().map((name) => factsOf(path.join(repositoryRoot, 'businesses', name))),
  );
  expect(all.length).toBeGreaterThan(1);
  for (const own of all) {
    for (const other of all.filter((each) => each !== own)) {
      const files = new Set(onlyIn(own, other).map(({ file }) => file));
      for (const file of ['names.ts', 'contact.ts', 'place.ts', 'services.ts', 'legal.ts']) {
        expect(files).toContain(file);
      }
      expect(onlyIn(own, other).length).toBeGreaterThan(30);
    }
  }
});

test('a county is a fact with the word that its state has for it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  try {
    writeFileSync(path.join(folder, 'place.ts'), "export const place = { state: 'Louisiana' };");
    writeFileSync(path.join(folder, 'legal.ts'), "export const legal = { county: 'Example Parish' };");
    writeFileSync(
      path.join(folder, 'service-area.ts'),
      "export const serviceArea = { counties: ['Sample'] };",
    );
    const texts = (await factsOf(folder)).map(({ text }) => text);
    expect(texts).toEqual(['Louisiana', 'Sample Parish', 'Example Parish']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
