import sharp from 'sharp';
import { photoPath } from '@domain/report/photo-path';
import { severities } from '@domain/report/severity';
import { findingOf } from '@domain/report/testing/finding-of';
import type { Picture } from '../../functions/src/pdf/layout/picture-store';
import type { ReportContent } from '../../functions/src/pdf/report/report-content';
import { reportOf } from '../../functions/src/pdf/testing/report-of';

const photoCount = 20;
const findingCount = 10;
const pixels = { width: 1600, height: 1200 };

const sentence =
  'The joint lets roots in along the crown, and scale has built up on the lower third of the pipe behind it. ';

/** A report of about twelve pages with twenty different photos. */
export async function benchReport(): Promise<ReportContent> {
  const photos = Array.from({ length: photoCount }, (_, index) =>
    photoPath(`finding-${1000 + (index % findingCount)}`, `photo-name-of-16-${100 + index}`, 'jpg'),
  );
  const findings = Array.from({ length: findingCount }, (_, index) =>
    findingOf({
      id: `finding-${1000 + index}`,
      footage: 8 * (index + 1),
      severity: severities[index % severities.length] ?? 'low',
      mainProblem: 'Roots at a joint',
      observation: sentence.repeat(11),
      recommendation: sentence.repeat(2),
      estimatedCost: '$350 - $600',
      photos: photos.filter((_path, photo) => photo % findingCount === index),
    }),
  );
  const texts = {
    summary: sentence.repeat(12),
    recommendations: sentence.repeat(8),
    inspectorNotes: sentence.repeat(8),
    linearFootage: 92,
    distanceToMain: 110,
  };
  const pictures = await Promise.all(photos.map((_path, index) => jpeg(index)));
  return reportOf(
    { pictures: new Map(photos.map((path, index) => [path, pictures[index] as Picture])) },
    { ...texts, findings },
  );
}

/** The size of a downscaled camera photo; noise does not compress. */
async function jpeg(index: number): Promise<Picture> {
  const background = { r: 30 + index * 8, g: 60, b: 80 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const bytes = await sharp({ create: { ...pixels, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { bytes, ...pixels };
}
