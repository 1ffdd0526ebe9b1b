import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.url));

/**
 * Builds the local Firestore, unless there is one or Google's is wanted. It needs none of the packages. If it can't be
 * built, the step that chooses a Firestore says what else there is. Resolves to what became of it.
 */
export async function buildFirestore(detail) {
  if (process.env.EMULATORS === 'official') return 'not needed';
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(folder, 'plain-typescript.mjs'),
      path.join(folder, '../backend/emulators/build-firestore.ts'),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let last = '';
  for await (const row of createInterface({ input: child.stdout })) detail((last = row));
  const code = child.exitCode ?? (await new Promise((resolve) => child.on('close', resolve)));
  if (code === 0) return last;
  process.env.HIDANE_PROBLEM = last || 'its build was interrupted';
  return 'not built';
}
