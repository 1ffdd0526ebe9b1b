import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Failure } from '../../console/failure.mjs';

/** @throws Failure if `folder`'s file system has less than `megabytes` free for `purpose`. */
export async function checkSpace(folder: string, megabytes: number, purpose: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free >= megabytes) return;
  throw new Failure(
    `The disk is nearly full: ${purpose} needs ${megabytes} MB and ${folder} has ${free} MB. Free some and start again.`,
  );
}
