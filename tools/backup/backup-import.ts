import { Failure } from '../console/failure.mjs';
import { heading } from '../console/progress.mjs';
import { backupArguments } from './backup-options';
import { openPlace } from './backup-place';
import { importBackup } from './import-backup';

/** `npm run backup:import`: imports an export into an empty project. */
export async function main(args: string[]): Promise<number> {
  const { projectId, folder, bucket, intoEmpty, hash } = backupArguments('import', args);
  if (!intoEmpty) {
    throw new Failure('An import needs an empty project. Confirm with --into-empty.');
  }
  const place = openPlace({ projectId, ...(bucket !== undefined && { bucket }) });
  heading(`${folder} to ${projectId}`);
  try {
    await importBackup(place, folder, { hash, onPart: (part) => console.log(`  ${part}`) });
  } finally {
    await place.close();
  }
  return 0;
}
