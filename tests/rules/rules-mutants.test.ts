import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chosenFrom } from '../../tools/drills/rules/chosen-from';
import { equivalentMutants } from '../../tools/drills/rules/equivalent-mutants';
import { rulesMutants } from '../../tools/drills/rules/rules-mutants';
import { isKilled } from '../../tools/drills/rules/try-mutant';
import { storageRulesEnvironment } from './storage-rules-environment';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rules-'));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  // The store of files has one set of rules for all: the next tests need the repository's.
  await (await storageRulesEnvironment()).cleanup();
});

const all = rulesMutants();
// A few of each file; `npm run drill:rules` tries all of them.
const chosen = (['firestore.rules', 'storage.rules'] as const).flatMap((file) =>
  chosenFrom(
    all.filter((mutant) => mutant.file === file),
    4,
    'npm test',
  ),
);

test.each(chosen)('$file, $name: is noticed', { timeout: 120_000 }, async (mutant) => {
  expect(await isKilled(mutant, folder, {})).toBe(true);
});

test('there are mutants of each rule, and the exceptions are few', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(equivalentMutants.length).toBeLessThan(6);
});
