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
  // The Storage emulator has one global rule set, so the repository's is restored for later tests.
  await (await storageRulesEnvironment()).cleanup();
});

const all = rulesMutants();
// A sample from each file; `npm run drill:rules` tries all of them.
const chosen = (['firestore.rules', 'storage.rules'] as const).flatMap((file) =>
  chosenFrom(
    all.filter((mutant) => mutant.file === file),
    4,
    'npm test',
  ),
);

test.each(chosen)('$file, $name: is detected', async (mutant) => {
  expect(await isKilled(mutant, folder, {})).toBe(true);
});

test('every rule has mutants, and there are few exceptions', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(equivalentMutants.length).toBeLessThan(6);
});
