import { printTable, type Cell } from '../budgets/table';
import { bold, heading, red } from '../console/progress.mjs';
import { minutesFor } from './kinds';
import type { Result } from './result';

/**
 * Lists the failures and prints a table of the kinds, with the minutes of those that were measured beside
 * their budget; the last row is `N passed, N failed`. `minutes` is what all took together: kinds that run at
 * the same time share theirs. Returns the exit code.
 */
export function reportResults(results: readonly Result[], minutes?: number): number {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (failures.length > 0) {
    heading('Failed');
    for (const failure of failures) console.log(`  ${red('✗')} ${failure}`);
  }
  heading('Tests');
  const rows = results.map((result) => [
    { text: result.name },
    ...[result.passed, result.failures.length].map((count) => ({ text: String(count), faint: count === 0 })),
    ...minutesOf(result.minutes, minutesFor[result.name]),
  ]);
  const together = [{ text: 'together' }, ...none, ...none, ...minutesOf(minutes, budgetOf(results))];
  printTable(
    ['kind', 'passed', 'failed', 'minutes', 'budget'],
    [...rows, ...(minutes === undefined ? [] : [together])],
  );
  for (const { name, note } of results) {
    if (note !== undefined) console.log(`\n  ${name}: ${note}`);
  }
  console.log(`\n${bold(`${passed} passed, ${failures.length} failed`)}`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
}

const none: readonly Cell[] = [{ text: '' }];

const budgetOf = (results: readonly Result[]) =>
  results.reduce((sum, { name }) => sum + (minutesFor[name] ?? 0), 0);

/** Minutes over budget are marked and fail nothing: they also depend on the machine. */
function minutesOf(minutes: number | undefined, budget: number | undefined): Cell[] {
  const over = minutes !== undefined && budget !== undefined && minutes > budget;
  return [
    { text: minutes === undefined ? '' : minutes.toFixed(1), failed: over },
    { text: budget === undefined ? '' : String(budget), faint: true },
  ];
}
