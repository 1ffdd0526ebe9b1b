import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import type { ConfirmPhotoAnswer } from '@domain/report/inspection-photo';
import { reportFault } from '@/logging/report-fault';
import { announcePhotos } from '../device/photo-changes';
import { changePhoto, readFile } from '../device/photo-store';
import type { PhotoRecord } from '../device/photo-record';
import type { PhotoWorld } from './photo-world';

/** Errors that would affect every other photo too. */
const noLine: readonly AppErrorCode[] = ['unavailable', 'not-signed-in', 'not-allowed'];

/** settled: the server has it, or will never accept it. unreachable: there is no connection, or no session. */
export type PhotoAttempt = 'settled' | 'unsettled' | 'unreachable';

/** Uploads one photo, and deletes its bytes only after the server has confirmed them. */
export async function attemptPhoto(
  { path, sha256, attempts }: PhotoRecord,
  world: PhotoWorld,
): Promise<PhotoAttempt> {
  const bytes = await readFile(path);
  if (!bytes) {
    await changePhoto(path, { state: 'unusable', problem: 'damaged' });
    return 'settled';
  }
  await changePhoto(path, { attempts: attempts + 1, begunAt: world.now(), triedAt: world.now() });
  try {
    // An earlier attempt may have succeeded without a response; asking is cheaper than uploading again.
    if (attempts > 0 && (await isSettled(path, sha256, world))) return 'settled';
    await upload(path, bytes, world);
    return (await isSettled(path, sha256, world)) ? 'settled' : 'unsettled';
  } catch (cause) {
    reportFault('a photo not uploaded', cause);
    return cause instanceof AppError && !noLine.includes(cause.code) ? 'unsettled' : 'unreachable';
  } finally {
    await changePhoto(path, { begunAt: 0, triedAt: world.now() });
  }
}

async function upload(path: string, bytes: ArrayBuffer, world: PhotoWorld): Promise<void> {
  const onShare = (share: number) => announcePhotos({ type: 'share', path, share });
  onShare(0);
  try {
    await world.upload(path, bytes, onShare);
  } catch (cause) {
    // Refused because it exists or is not allowed; the confirmation call returns which.
    if (!(cause instanceof AppError && cause.code === 'not-allowed')) throw cause;
  }
}

async function isSettled(path: string, sha256: string, world: PhotoWorld): Promise<boolean> {
  const answer = await withinLimit(world.confirm(path, sha256), world.answerLimitMs);
  if (answer.state === 'missing') return false;
  if (answer.state === 'received') {
    await changePhoto(path, { state: 'received' });
    announcePhotos({ type: 'received' });
    return true;
  }
  const problem = answer.state === 'refused' ? answer.refusal : 'differs';
  await changePhoto(path, { state: 'unusable', problem });
  announcePhotos({ type: 'refused' });
  return true;
}

async function withinLimit(asked: Promise<ConfirmPhotoAnswer>, limitMs: number): Promise<ConfirmPhotoAnswer> {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    giveUp = setTimeout(() => reject(new AppError('unavailable', 'no answer in time', '')), limitMs);
  });
  try {
    return await Promise.race([asked, over]);
  } finally {
    clearTimeout(giveUp);
  }
}
