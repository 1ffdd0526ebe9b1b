import { changePhoto, listPhotos } from './device/photo-store';
import { photoProblemSentences } from './photo-problem-sentences';

interface UnusablePhoto {
  readonly path: string;
  /** Why it can be no part of a report, and what to do. */
  readonly sentence: string;
}

/**
 * To be called with the photos of a report that is about to be generated: answers which of them the server would never
 * take. What of them is kept on this device as removed, is part of the report all the same, and uploaded. Never throws: a
 * device that keeps nothing has nothing against them.
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
  } catch {
    return [];
  }
}
