import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { heading } from '../console/progress.mjs';
import { useTestPorts } from './use-test-ports';

/** `npm run check`. */
export async function main(): Promise<number> {
  useTestPorts();
  const { check } = await import('./check');
  const { reportResults } = await import('./report-results');
  const reportDir = mkdtempSync(path.join(os.tmpdir(), 'check-'));
  heading('Check');
  try {
    return reportResults(await check({ reportDir }));
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
}
