import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder for browser profiles, removed when `work` or the process ends. */
export async function withProfileFolder<Outcome>(
  name: string,
  work: (folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  // A killed browser's helpers may still be writing.
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.once('exit', clear);
  try {
    return await work(folder);
  } finally {
    clear();
    process.off('exit', clear);
  }
}
