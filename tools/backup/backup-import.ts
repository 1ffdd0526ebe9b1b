import { Failure } from '../console/failure.mjs';
import { heading } from '../console/progress.mjs';
import { backupArguments } from './backup-options';
import { openPlace } from './backup-place';
import { importBackup } from './import-backup';

/** `npm run backup:import`: an export, into a project that holds nothing. */
export async function main(args: string[]): Promise<number> {
  const { projectId, folder, bucket, intoEmpty, hash } = backupArguments('import', args);
  if (!intoEmpty) {
    throw new Failure('An import goes into an empty project alone. Say that it is: --into-empty.');
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
