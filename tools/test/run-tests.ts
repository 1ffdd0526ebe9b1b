import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chosenTests } from './chosen-tests';
import { useTestPorts } from './use-test-ports';

/**
 * `npm test`: everything; `npm test -- rules functions`: only those kinds; `npm test -- functions FILE`: only
 * that file.
 */
export async function main(args: string[]): Promise<number> {
  const chosen = chosenTests(args, path.resolve(import.meta.dirname, '../..'));
  useTestPorts();
  const { testKinds } = await import('./test-kinds');
  const reportDir = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  try {
    return await testKinds(chosen, { reportDir, withCheck: args.length === 0 });
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
}
