import { AppError } from '@domain/errors/app-error';
import type { ConfirmPhotoAnswer } from '@domain/report/inspection-photo';
import { within } from '@domain/time/within';
import { announcePhotos } from '../device/photo-changes';
import type { PhotoRecord } from '../device/photo-record';
import { readFile } from '../device/photo-store';
import type { PhotoWorld } from './photo-world';

/** What the server says of a photo that it has, or will never accept. */
export type PhotoAnswer =
  | Exclude<ConfirmPhotoAnswer, { readonly state: 'missing' }>
  /** The storage rules refuse it, for an admin whose calls are answered. */
  | { readonly state: 'not-accepted' };

/** A refusal by the storage rules is final after this many: the first may come from a session just renewed. */
const refusedAtMost = 3;

/**
 * Uploads one photo, and asks the server which bytes it has. `attempts` are the earlier ones.
 * @throws AppError where the server doesn't have it yet.
 */
export async function attemptPhoto(
  { path, sha256, attempts }: PhotoRecord,
  world: PhotoWorld,
): Promise<PhotoAnswer> {
  const bytes = await readFile(path);
  if (!bytes) return { state: 'refused', refusal: 'damaged' };
  // An earlier attempt may have succeeded without a response; asking is cheaper than uploading again.
  const before = attempts > 0 ? await confirm(path, sha256, world) : null;
  if (before && before.state !== 'missing') return before;
  const allowed = await upload(path, bytes, world);
  const answer = await confirm(path, sha256, world);
  if (answer.state === 'missing' && !allowed && attempts + 1 >= refusedAtMost)
    return { state: 'not-accepted' };
  if (answer.state === 'missing') throw new AppError('internal', 'an uploaded photo is missing', '');
  return answer;
}

/** @returns whether the storage rules allowed it. */
async function upload(path: string, bytes: ArrayBuffer, world: PhotoWorld): Promise<boolean> {
  const onShare = (share: number) => announcePhotos({ type: 'share', path, share });
  onShare(0);
  try {
    await world.upload(path, bytes, onShare);
    return true;
  } catch (cause) {
    // Refused because it exists or is not allowed; the confirmation call returns which.
    if (!(cause instanceof AppError && cause.code === 'not-allowed')) throw cause;
    return false;
  }
}

function confirm(
  path: string,
  sha256: string,
  { confirm: ask, answerLimitMs }: PhotoWorld,
): Promise<ConfirmPhotoAnswer> {
  return within(answerLimitMs, ask(path, sha256), () => {
    throw new AppError('unavailable', 'no answer in time', '');
  });
}
