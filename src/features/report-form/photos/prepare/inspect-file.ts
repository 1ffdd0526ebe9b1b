import { photoLimits } from '@domain/report/photo-limits';
import type { PhotoProblem } from '../device/photo-record';
import { pictureSize } from './picture-size';
import { sniffPicture } from './sniff-picture';

/** A camera's notes and small pictures come before the size. */
const headBytes = 1024 * 1024;

/** Why a file is not even kept; `null` where it may be a photo. Reads its head alone. */
export async function inspectFile(file: Blob): Promise<PhotoProblem | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const format = sniffPicture(head);
  if (format === null) return 'not-a-photo';
  const size = pictureSize(head, format);
  return size !== null && size.width * size.height > photoLimits.pixels ? 'too-large' : null;
}
