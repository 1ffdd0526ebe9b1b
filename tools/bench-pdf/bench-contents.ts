import sharp from 'sharp';
import { agreementTexts } from '@domain/agreement/agreement-text';
import { canonicalLegalText } from '@domain/legal/legal-text';
import { photoPath } from '@domain/report/photo-path';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { severities } from '@domain/report/severity';
import { findingOf } from '@domain/report/testing/finding-of';
import { createHash } from 'node:crypto';
import type { Picture } from '../../functions/src/pdf/layout/picture-store';
import type { PaperContent } from '../../functions/src/pdf/paper/paper-content';
import type { ReportContent } from '../../functions/src/pdf/report/report-content';

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
  const form: ReportForm = {
    ...newReportForm('2026-07-16'),
    clientName: 'Jordan P. Alvarez',
    clientEmail: 'jordan@example.com',
    propertyAddress: '482 E Ridgeline Dr, Salt Lake City, UT 84103',
    inspectionType: 'Sewer Scope',
    sewerScopeType: 'Standard Sewer Scope',
    linearFootage: 92,
    distanceToMain: 110,
    pipeMaterial: 'Clay',
    summary: sentence.repeat(12),
    recommendations: sentence.repeat(8),
    inspectorNotes: sentence.repeat(8),
    findings: Array.from({ length: findingCount }, (_, index) => ({
      ...findingOf({
        id: `finding-${1000 + index}`,
        footage: 8 * (index + 1),
        severity: severities[index % severities.length] ?? 'low',
        mainProblem: 'Roots at a joint',
        observation: sentence.repeat(11),
        recommendation: sentence.repeat(2),
        estimatedCost: '$350 - $600',
      }),
      photos: photos.filter((_path, photo) => photo % findingCount === index),
    })),
  };
  const pictures = await Promise.all(photos.map((_path, index) => jpeg(index)));
  return {
    form,
    number: '3F2A9C1B',
    version: 1,
    amendment: '',
    createdAt: new Date('2026-07-16T22:04:05Z'),
    videoEnd: null,
    pictures: new Map(photos.map((path, index) => [path, pictures[index] as Picture])),
  };
}

/** A signed agreement of three pages. */
export function benchAgreement(): PaperContent {
  const [text] = agreementTexts;
  return {
    text,
    textHash: createHash('sha256').update(canonicalLegalText(text)).digest('hex'),
    clientName: 'Jordan P. Alvarez',
    propertyAddress: '482 E Ridgeline Dr, Salt Lake City, UT 84103',
    inspectionDate: '2026-07-16',
    fee: 149,
    consents: [],
    signature: {
      name: 'Jordan Alvarez',
      signedAt: new Date('2026-07-14T20:04:05.123Z'),
      ipAddress: '2001:db8:85a3::8a2e:370:7334',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      deviceTimestamp: '2026-07-14T20:03:59.900Z',
      bookingReference: '3F2A9C1B',
    },
  };
}

/** As large as a camera's photo after it was downscaled: noise does not compress. */
async function jpeg(index: number): Promise<Picture> {
  const background = { r: 30 + index * 8, g: 60, b: 80 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const bytes = await sharp({ create: { ...pixels, channels: 3, background, noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { bytes, ...pixels };
}
