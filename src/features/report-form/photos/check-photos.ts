import { reportFault } from '@/logging/report-fault';
import { changePhoto, listPhotos } from './device/photo-store';
import { photoProblemSentences } from './photo-problem-sentences';

interface UnusablePhoto {
  readonly path: string;
  /** Why the report can't include it, and what to do. */
  readonly sentence: string;
}

/**
 * Returns which photos of a report the server would refuse. Call it before generating the report.
 * Photos that were marked as removed but are part of the report are restored, so that they are uploaded. Never
 * throws; without storage it returns no problems.
 */
export async function checkPhotos(
  owner: string,
  paths: readonly string[],
): Promise<readonly UnusablePhoto[]> {
  try {
    const photos = (await listPhotos(owner)).filter(({ path }) => paths.includes(path));
    for (const { path, removedAt } of photos) if (removedAt !== 0) await changePhoto(path, { removedAt: 0 });
    return photos.flatMap(({ path, problem }) =>
      problem === null ? [] : { path, sentence: photoProblemSentences[problem] },
    );
  } catch (error) {
    reportFault('photos not checked', error);
    return [];
  }
}
