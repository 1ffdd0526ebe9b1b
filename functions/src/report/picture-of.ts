import type { EarlierPicture, ReportPhoto } from '@domain/report/report';
import type { Picture } from '../pdf/layout/picture-store';
import { readStoredFile } from '../platform/stored-file';

/** A report's photo for its PDF. @throws if the file of a received photo is gone. */
export async function pictureOf({ path, shown }: ReportPhoto): Promise<[path: string, picture: Picture]> {
  const bytes = await readStoredFile(shown.path);
  if (bytes === null) throw new Error('the file of a photo that was received is gone');
  return [path, { bytes, width: shown.width, height: shown.height }];
}

/** A picture of an earlier report; none if it was deleted before it was copied. */
export async function earlierPictureOf({
  path,
  picture,
}: EarlierPicture): Promise<[path: string, picture: Picture][]> {
  const bytes = await readStoredFile(picture.path);
  return bytes === null ? [] : [[path, { bytes, width: picture.width, height: picture.height }]];
}
