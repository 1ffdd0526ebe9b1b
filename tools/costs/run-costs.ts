import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOptions, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import type { Result } from '../test/result';
import { onOwnStack } from '../test/on-own-stack';

/**
 * `npm run costs`: measures the database and function usage of complete jobs and computes its cost. `--jobs`
 * sets their number.
 */
export async function main(args: string[]): Promise<number> {
  const { jobs } = readOptions(args, { jobs: wholeNumber(20) });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'costs-'));
  // Set before the stack starts, because its functions inherit them. Emails are not batched, because a day's
  // jobs are only minutes apart here.
  process.env.COSTS_FOLDER = folder;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${path.join(import.meta.dirname, 'count-operations.mjs')}`;
  process.env.MAIL_GATHER_MINUTES = '0';
  process.env.PUBLIC_FORM_LIMIT = '1000';
  try {
    return await onOwnStack({ site: 'none', sweeper: false }, () => costs(jobs, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function costs(jobs: number, folder: string): Promise<Result> {
  const { measureCosts } = await import('./measure-costs');
  const { pricedSizes } = await import('./project-sizes');
  const { describeCosts } = await import('./describe-costs');
  const { writeReport } = await import('../drills/write-report');
  heading(`${jobs} jobs, from the request to the portal`);
  const measured = await step(
    'Jobs',
    (detail) => measureCosts(jobs, folder, detail),
    () => 'counted',
  );
  const sizes = pricedSizes(measured);
  for (const line of describeCosts(measured, sizes)) console.log(line);
  writeReport('costs', { measured, sizes });
  return { name: 'costs', passed: jobs, failures: [] };
}
