import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kindsOf } from './kinds';
import { useTestPorts } from './use-test-ports';

/** `npm test`: everything; `npm test -- rules functions`: only those kinds. */
export async function main(args: string[]): Promise<number> {
  const kinds = kindsOf(args);
  useTestPorts();
  const { testKinds } = await import('./test-kinds');
  const reportDir = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  try {
    return await testKinds(kinds, { reportDir, withCheck: args.length === 0 });
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
}
