import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addresses } from '../addresses';

const folders = (dataDir: string) => ({
  current: path.join(dataDir, 'emulators'),
  next: path.join(dataDir, 'emulators.next'),
  previous: path.join(dataDir, 'emulators.previous'),
});

/**
 * Saves what the emulators hold. At every moment one whole export exists under `current` or `previous`, so that a
 * crash costs at most what came after the last one.
 */
export async function exportData(dataDir: string): Promise<void> {
  const { current, next, previous } = folders(dataDir);
  rmSync(next, { recursive: true, force: true });
  const response = await fetch(`${addresses.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'exit' }),
  });
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rmSync(previous, { recursive: true, force: true });
}

/** The folder to import at the start; null if there is none. Finishes a swap that was broken off. */
export function exportedData(dataDir: string): string | null {
  const { current, previous } = folders(dataDir);
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  return existsSync(current) ? current : null;
}
