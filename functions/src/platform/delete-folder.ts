import { bucket } from './storage';

/**
 * Deletes all files whose path begins with `prefix`. Not by the SDK's deleteFiles, which fails for a file that another
 * process has deleted since it was listed.
 */
export async function deleteFolder(prefix: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}
