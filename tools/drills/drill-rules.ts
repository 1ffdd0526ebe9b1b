import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type OptionValues, readOptions, text, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

const table = {
  seed: text('1'),
  /** The number of mutants, chosen by the seed; null for all. */
  count: wholeNumber(null),
};

/** `npm run drill:rules`: mutates each condition of the rules in turn; a test must detect each mutant. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ site: 'none', sweeper: false }, () => drill(options));
}

async function drill({ seed, count }: OptionValues<typeof table>): Promise<Result> {
  const { testEnvironment } = await import('../test/test-environment');
  const { writeReport } = await import('./write-report');
  const { chosenFrom } = await import('./rules/chosen-from');
  const { rulesMutants } = await import('./rules/rules-mutants');
  const { isKilled } = await import('./rules/try-mutant');

  const all = rulesMutants();
  const chosen = chosenFrom(all, count ?? all.length, seed);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rules-'));
  heading(`${chosen.length} of ${all.length} mutants of the rules, seed ${seed}`);
  const survivors: string[] = [];
  try {
    await step('Mutants', async (detail) => {
      for (const [index, mutant] of chosen.entries()) {
        detail(`${index} of ${chosen.length}, ${survivors.length} survived`);
        if (!(await isKilled(mutant, folder, testEnvironment()))) {
          survivors.push(`${mutant.file}:${mutant.name} is not noticed`);
        }
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const killed = chosen.length - survivors.length;
  writeReport('rules', { seed, mutants: chosen.length, killed, survivors });
  return { name: 'mutants', passed: killed, failures: survivors };
}
