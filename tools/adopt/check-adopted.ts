import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { business } from '@domain/business/business';
import { textSender, textsFit } from '@domain/text-message/text-words';
import { Shutdown } from '../backend/process/shutdown';
import { runCommand } from '../backend/process/run-command';
import { repositoryRoot } from '../backend/stack';
import { chosenBusiness } from '../business/chosen-business.mjs';
import { Failure } from '../console/failure.mjs';
import { failureSentence, heading, step } from '../console/progress.mjs';
import { findChromium } from '../test/find-chromium';
import { findHeadlessShell } from '../test/find-headless-shell';
import { reportResults } from '../test/report-results';
import { brokenRun, timed, type Result } from '../test/result';
import { runOnStack } from '../test/run-on-stack';
import { runVitest } from '../test/run-vitest';
import { factsOf, onlyIn, type Fact } from './facts-of';
import { findFacts } from './find-facts';
import { whatWasMade, type Made } from './what-was-made';

/** Marks the browser tests that lead from the booking to the report, and those that a long name can break. */
const walk = ['--grep', '@walk'];

/**
 * Checks types, runs the unit tests, builds everything and walks from the booking to the report with the chosen
 * business, then searches all that this made for facts of the business `against`. `--no-unit` leaves the unit tests out,
 * `--no-walk` what comes after them.
 */
export async function checkAdopted(against: string, args: readonly string[]): Promise<number> {
  const { name, folder } = chosenBusiness();
  heading(`${name}, against ${against}`);
  const reportDir = mkdtempSync(path.join(os.tmpdir(), 'adopt-'));
  const shutdown = new Shutdown();
  shutdown.onSignals(() => console.log('\n  Stopping.'), 130);
  const results: Result[] = [];
  try {
    await step('Types', checkTypes);
    await step('Text messages', () => Promise.resolve().then(checkTexts));
    if (!args.includes('--no-unit')) results.push(await timed(() => runVitest('unit', {}, reportDir)));
    if (args.includes('--no-walk')) return reportResults(results);
    const chromium = await step('Chromium', findChromium);
    const headlessShell = await step('Headless shell', findHeadlessShell);
    const run = { shutdown, browsers: { chromium, headlessShell }, reportDir };
    for await (const result of runOnStack([{ kind: 'e2e', files: walk }], run)) {
      results.push({ ...result, name: 'walk' });
    }
    const own = await factsOf(folder);
    const others = await factsOf(path.join(repositoryRoot, 'businesses', against));
    results.push(searchFor(onlyIn(others, own), onlyIn(own, others), await whatWasMade()));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    failureSentence(error.message);
    results.push(brokenRun('set-up', error.message.split('\n')[0] ?? ''));
  } finally {
    await shutdown.run();
    rmSync(reportDir, { recursive: true, force: true });
  }
  return reportResults(results);
}

async function checkTypes(): Promise<string> {
  const { tsconfig } = chosenBusiness();
  const { code, output } = await runCommand(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', tsconfig],
    { cwd: repositoryRoot },
  );
  if (code !== 0) throw new Failure(`The folder of the business has type errors:\n\n${output.trim()}`);
  return 'no errors';
}

/** A text that takes more segments than are costed is billed more often than the owner knows. */
function checkTexts(): string {
  const { siteUrl } = business;
  const sender = textSender(business, siteUrl);
  if (textsFit(sender, siteUrl)) return `from “${sender}”`;
  throw new Failure(
    `Text messages from “${sender}” would take more segments than docs/costs.md counts. Enter a shorter \`shortName\` in names.ts, of letters without rare accents and without emoji.`,
  );
}

/** What a search can't be trusted without: these facts of the business itself have to be found. */
const expected = ['names.ts', 'contact.ts', 'place.ts', 'services.ts', 'legal.ts'];

/** Fails for each thing that states another business's fact, and if the business's own facts are not found. */
export function searchFor(others: readonly Fact[], own: readonly Fact[], made: readonly Made[]): Result {
  const failures = made.flatMap(({ what, text }) =>
    findFacts(text, others).map((fact) => `${what} says "${fact.text}", of the other’s ${fact.file}`),
  );
  const foundFiles = new Set(made.flatMap(({ text }) => findFacts(text, own).map(({ file }) => file)));
  for (const file of expected) {
    if (!foundFiles.has(file)) failures.push(`nothing says any fact of the business’s own ${file}`);
  }
  for (const kind of ['page', 'script', 'email', 'PDF', 'calendar file']) {
    if (!made.some(({ what }) => what.startsWith(kind))) failures.push(`no ${kind} was searched`);
  }
  return {
    name: 'facts',
    passed: made.length,
    failures,
    note: `${made.length} files and emails were searched for ${others.length} facts.`,
  };
}
