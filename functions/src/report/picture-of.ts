import type { ReportPhoto } from '@domain/report/report';
import type { Picture } from '../pdf/layout/picture-store';
import { readStoredFile } from '../platform/stored-file';

/** A report's photo for its PDF. @throws if the file of a received photo is gone. */
export async function pictureOf({ path, shown }: ReportPhoto): Promise<[path: string, picture: Picture]> {
  const bytes = await readStoredFile(shown.path);
  if (bytes === null) throw new Error('the file of a photo that was received is gone');
  return [path, { bytes, width: shown.width, height: shown.height }];
}
