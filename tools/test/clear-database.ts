import { addresses } from '../backend/addresses';
import { stack } from '../backend/stack';
import { Failure } from '../console/failure.mjs';

/**
 * Clears the stack's database, because one kind of tests would otherwise fill the first pages of the next
 * kind's lists.
 */
export async function clearDatabase(): Promise<string> {
  const documents = `emulator/v1/projects/${stack.projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(`http://${addresses.firestore}/${documents}`, { method: 'DELETE' });
  if (!ok) throw new Failure(`The tests' database could not be cleared: the emulator answered ${status}.`);
  return 'empty';
}
