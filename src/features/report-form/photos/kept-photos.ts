import type { Finding } from '@domain/report/finding';
import { reportLimits } from '@domain/report/report-limits';
import { reportedAs } from '@/logging/report-fault';
import type { PhotoRecord } from './device/photo-record';
import { listPhotos } from './device/photo-store';
import { withPhoto, type FindingPhotoFields } from './grid/photo-edits';

/** A finding's photos, with those stored on the device for it that were not added before its page was closed. */
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

/** The same for all findings of a draft. Never throws; without storage it adds nothing. */
export async function withAllKeptPhotos<Kept extends FindingPhotoFields & Pick<Finding, 'id'>>(
  owner: string,
  findings: readonly Kept[],
): Promise<readonly Kept[]> {
  const kept = await listPhotos(owner).catch(reportedAs('kept photos not listed', []));
  return findings.map((finding) => ({ ...finding, ...withKeptPhotos(finding, finding.id, kept) }));
}
