import { expect, it } from 'vitest';
import { contract, type CallName } from '@domain/api/contract';
import { runFuzz } from '../../tools/drills/fuzz/run-fuzz';

it('no call crashes on a hostile body, and no text becomes an email header', async () => {
  const calls = Object.keys(contract) as CallName[];
  const report = await runFuzz({ seed: 1, count: 12, calls, parallel: 2 });
  expect(report.failures).toEqual([]);
  expect(report.mails).toBeGreaterThan(0);
});
