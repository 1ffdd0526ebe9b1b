import { chromium, type Browser } from '@playwright/test';
import { createDemoAdmin } from '../../admin/create-demo-admin';
import { addresses } from '../../backend/addresses';
import { heading, step } from '../../console/progress.mjs';
import { browserArguments } from '../../test/browser-arguments';
import type { Result } from '../../test/result';
import { writeReport } from '../write-report';
import { judgeRounds, type RoundOutcome } from './play-rounds';

interface RoundsDrill<Round> {
  readonly name: string;
  readonly title: string;
  /** The parameters that the report includes: seed and sizes. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly rounds: readonly Round[];
  readonly run: (
    browser: Browser,
    site: string,
    rounds: readonly Round[],
    onProgress: (done: number) => void,
  ) => Promise<RoundOutcome[]>;
}

/**
 * A drill command whose rounds a browser plays on the running stack: runs, prints, reports, and judges them.
 */
export async function drillRounds<Round>(drill: RoundsDrill<Round>, executablePath: string): Promise<Result> {
  await step('Demo admin', createDemoAdmin);
  heading(drill.title);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const outcomes = await step('Rounds', (detail) =>
      drill.run(browser, addresses.site, drill.rounds, (done) => detail(`${done} of ${drill.rounds.length}`)),
    );
    for (const { round, seconds, failure } of outcomes) {
      console.log(`    ${failure === null ? '✓' : '✗'} ${round}, ${seconds} s`);
    }
    writeReport(drill.name, { ...drill.options, outcomes });
    return judgeRounds(drill.name, outcomes);
  } finally {
    await browser.close();
  }
}
