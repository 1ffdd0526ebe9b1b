import { reportFault, reportedAs } from '@/logging/report-fault';
import type { Finding } from '@domain/report/finding';
import { reportLimits } from '@domain/report/report-limits';
import type { PhotoRecord } from './device/photo-record';
import { changePhoto, listPhotos } from './device/photo-store';
import { photoProblemSentences } from './show/photo-problem-sentences';
import { withPhoto, type FindingPhotoFields } from './take/photo-edits';

export { withPhoto };

/** A finding's photos, with those stored on the device for it that were not added before its page was closed. */
export function withStoredPhotos(
  fields: FindingPhotoFields,
  findingId: string,
  stored: readonly PhotoRecord[],
): FindingPhotoFields {
  return stored
    .filter((record) => record.findingId === findingId && record.removedAt === 0 && !record.done)
    .reduce(
      (now, { path, replaces }) =>
        now.photos.length < reportLimits.photosPerFinding || now.photos.includes(replaces)
          ? withPhoto(now, path, replaces)
          : now,
      fields,
    );
}

/** The same for all findings of a draft. Never throws; without storage it adds nothing. */
export async function withAllStoredPhotos<Kept extends FindingPhotoFields & Pick<Finding, 'id'>>(
  owner: string,
  findings: readonly Kept[],
): Promise<readonly Kept[]> {
  const stored = await listPhotos(owner).catch(reportedAs('the photos of a draft not listed', []));
  return findings.map((finding) => ({ ...finding, ...withStoredPhotos(finding, finding.id, stored) }));
}

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
    reportFault('the photos of a report not checked', error);
    return [];
  }
}

/**
 * Marks the photos of a deleted finding as removed, so that they are not uploaded and are deleted later. Call it
 * once undo has expired. Never throws.
 */
export async function removePhotos(paths: readonly string[], now: number = Date.now()): Promise<void> {
  for (const path of paths)
    await changePhoto(path, { removedAt: now }).catch(reportedAs('a photo not marked as removed', null));
}
