import { printTable, type Cell } from '../budgets/table';
import { bold, heading, red } from '../console/progress.mjs';
import { minutesFor } from './kinds';
import type { Result } from './result';

/**
 * Lists the failures and prints a table of the kinds, with the minutes of those that were measured beside
 * their budget; the last row is `N passed, N failed`. Returns the exit code.
 */
export function reportResults(results: readonly Result[]): number {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (failures.length > 0) {
    heading('Failed');
    for (const failure of failures) console.log(`  ${red('✗')} ${failure}`);
  }
  heading('Tests');
  printTable(['kind', 'passed', 'failed', 'minutes', 'budget'], tableOf(results));
  console.log(`\n${bold(`${passed} passed, ${failures.length} failed`)}`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
}

function tableOf(results: readonly Result[]): Cell[][] {
  const measured = results.filter(({ minutes }) => minutes !== undefined);
  const rows = results.map(({ name, passed, failures, minutes }) => [
    { text: name },
    ...[passed, failures.length].map((count) => ({ text: String(count), faint: count === 0 })),
    ...minutesOf(minutes, minutesFor[name]),
  ]);
  if (measured.length < 2) return rows;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const total = minutesOf(
    sum(measured.map(({ minutes = 0 }) => minutes)),
    sum(measured.map(({ name }) => minutesFor[name] ?? 0)),
  );
  return [...rows, [{ text: 'together' }, { text: '' }, { text: '' }, ...total]];
}

/** Minutes over budget are marked and fail nothing: they also depend on the machine. */
function minutesOf(minutes: number | undefined, budget: number | undefined): Cell[] {
  const over = minutes !== undefined && budget !== undefined && minutes > budget;
  return [
    { text: minutes === undefined ? '' : minutes.toFixed(1), failed: over },
    { text: budget === undefined ? '' : String(budget), faint: true },
  ];
}
