import type { Finding } from '@domain/report/finding';
import { reportLimits } from '@domain/report/report-limits';
import type { PhotoRecord } from './device/photo-record';
import { listPhotos } from './device/photo-store';
import { withPhoto, type FindingPhotoFields } from './grid/photo-edits';

/** The photos of a finding with those that the device keeps for it: a page that was killed had not put them in yet. */
export function withKeptPhotos(
  fields: FindingPhotoFields,
  findingId: string,
  kept: readonly PhotoRecord[],
): FindingPhotoFields {
  return kept
    .filter((record) => record.findingId === findingId && record.removedAt === 0 && !record.done)
    .reduce(
      (now, { path, replaces }) =>
        now.photos.length < reportLimits.photosPerFinding || now.photos.includes(replaces)
          ? withPhoto(now, path, replaces)
          : now,
      fields,
    );
}

/** The findings of a draft with all photos that this device keeps for them. Never throws: one that keeps none adds none. */
export async function withAllKeptPhotos<Kept extends FindingPhotoFields & Pick<Finding, 'id'>>(
  owner: string,
  findings: readonly Kept[],
): Promise<readonly Kept[]> {
  const kept = await listPhotos(owner).catch(() => []);
  return findings.map((finding) => ({ ...finding, ...withKeptPhotos(finding, finding.id, kept) }));
}
