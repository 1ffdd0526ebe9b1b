import { addresses } from '../backend/addresses';
import { stack } from '../backend/stack';
import { Failure } from '../console/failure.mjs';

/** Deletes every record of the stack's database. @throws Failure if the emulator refuses. */
export async function clearDatabase(): Promise<string> {
  const documents = `emulator/v1/projects/${stack.projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(`http://${addresses.firestore}/${documents}`, { method: 'DELETE' });
  if (!ok) throw new Failure(`The database could not be cleared: the emulator answered ${status}.`);
  return 'empty';
}
