import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { trustedJson } from '../../trusted-json';
import { addresses } from '../addresses';

const folders = (dataDir: string) => ({
  current: path.join(dataDir, 'emulators'),
  next: path.join(dataDir, 'emulators.next'),
  previous: path.join(dataDir, 'emulators.previous'),
});

/** Inside the other emulators' export. */
const authFolder = 'auth';

/**
 * Saves the emulators' data. A complete export always exists under `current` or `previous`, so a crash loses
 * at most the changes since the last one. @throws Error if an emulator does not answer or is not ready yet.
 */
export async function exportData(dataDir: string): Promise<void> {
  const { current, next, previous } = folders(dataDir);
  rmSync(next, { recursive: true, force: true });
  await exportSuite(addresses.hub, next, ['firestore', 'storage']);
  await exportSuite(addresses.authHub, path.join(next, authFolder), ['auth']);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rmSync(previous, { recursive: true, force: true });
}

async function exportSuite(hub: string, folder: string, emulators: readonly string[]): Promise<void> {
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'exit' }),
  });
  if (!response.ok) throw new Error(`The export failed: ${await response.text()}`);
  const metadata = trustedJson<object>(readFileSync(path.join(folder, metadataFile), 'utf8'));
  // A suite that is still starting exports only the emulators that run so far and reports success.
  const missing = emulators.filter((name) => !(name in metadata));
  if (missing.length > 0) throw new Error(`The export has no ${missing.join(' and no ')}`);
}

const metadataFile = 'firebase-export-metadata.json';

/** The folders to import at startup; nulls if there are none. Completes an interrupted swap. */
export function exportedData(dataDir: string): {
  readonly suite: string | null;
  readonly auth: string | null;
} {
  const { current, previous } = folders(dataDir);
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  if (!existsSync(current)) return { suite: null, auth: null };
  const apart = path.join(current, authFolder);
  // Earlier exports contain the Auth emulator's data in the same suite.
  return { suite: current, auth: existsSync(apart) ? apart : current };
}
