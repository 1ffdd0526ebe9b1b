import { bold, heading, red, yellow } from '../console/progress.mjs';
import type { Result } from './result';

/**
 * Lists the failures, the tests that passed only on a retry, and the count of each kind; the last row is `N
 * passed, N failed`. Returns the exit code.
 */
export function reportResults(results: readonly Result[]): number {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  if (failures.length > 0) {
    heading('Failed');
    for (const failure of failures) console.log(`  ${red('✗')} ${failure}`);
  }
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length > 0) {
    heading('Passed only on a retry');
    for (const test of flaky) console.log(`  ${yellow('!')} ${test}`);
  }
  heading('Tests');
  for (const result of results) {
    console.log(
      `  ${result.name.padEnd(12)}${String(result.passed).padStart(6)} passed, ${result.failures.length} failed`,
    );
  }
  console.log(`\n${bold(`${passed} passed, ${failures.length} failed`)}`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
}
