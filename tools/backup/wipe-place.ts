import { Failure } from '../console/failure.mjs';
import type { BackupPlace } from './backup-place';

/** Empties an emulator's project. @throws Failure for a real project, which no tool of ours deletes. */
export async function wipePlace({ projectId, bucket, auth }: BackupPlace): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!projectId.startsWith('demo-') || !host) {
    throw new Failure(`${projectId} is not an emulator project, so it was not emptied.`);
  }
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(`http://${host}/${documents}`, { method: 'DELETE' });
  if (!ok) throw new Failure(`The database could not be emptied: the emulator answered ${status}.`);
  await bucket.deleteFiles({ force: true });
  for (let page = await auth.listUsers(1000); page.users.length > 0; page = await auth.listUsers(1000)) {
    await auth.deleteUsers(page.users.map(({ uid }) => uid));
  }
}
