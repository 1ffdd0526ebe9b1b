import { photoLimits } from '@domain/report/photo-limits';
import type { PhotoProblem } from '../device/photo-record';
import { pictureSize } from './picture-size';
import { sniffPicture } from './sniff-picture';

/** Metadata and thumbnails may precede the size. */
const headBytes = 1024 * 1024;

/** Why a file is rejected before it is stored; `null` where it may be a photo. Reads only its head. */
export async function inspectFile(file: Blob): Promise<PhotoProblem | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const format = sniffPicture(head);
  if (format === null) return 'not-a-photo';
  const size = pictureSize(head, format);
  return size !== null && size.width * size.height > photoLimits.pixels ? 'too-large' : null;
}
