import { heading } from '../console/progress.mjs';
import { backupArguments } from './backup-options';
import { openPlace } from './backup-place';
import { exportBackup } from './export-backup';

/** `npm run backup:export`: exports all of a project's data into a folder. */
export async function main(args: string[]): Promise<number> {
  const { projectId, folder, bucket } = backupArguments('export', args);
  const place = openPlace({ projectId, ...(bucket !== undefined && { bucket }) });
  heading(`${projectId} to ${folder}`);
  try {
    await exportBackup(place, folder, (part, { lines }) => console.log(`  ${part.padEnd(44)}${lines}`));
  } finally {
    await place.close();
  }
  return 0;
}
