import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { photoPath } from '@domain/report/photo-path';
import { findingOf } from '@domain/report/testing/finding-of';
import { factorySettings } from '@domain/settings/factory-settings';
import { standardService } from '@domain/settings/offered-services';
import type { Picture } from '../layout/picture-store';
import type { ReportContent } from '../report/report-content';

export const photo = (finding: string, number: number) =>
  photoPath(finding, `photo-name-of-16-${String(number).padStart(3, '0')}`, 'jpg');

const form: ReportForm = {
  ...newReportForm('2026-07-16'),
  clientName: 'Jordan P. Alvarez',
  clientEmail: 'jordan@example.com',
  propertyAddress: '482 E Ridgeline Dr, Shaker Heights, OH 44103',
  inspectionType: 'Sewer Scope',
  sewerScopeType: standardService(factorySettings.services).title,
  entryPoint: 'cleanout',
  linearFootage: 62,
  distanceToMain: 80,
  pipeMaterial: 'Clay',
  videoLink: 'https://video.example.com/v/482',
  summary:
    'The line is clay and flows. One joint is offset by more than half of the pipe and has to be repaired.\nRoots at 12 ft should be cut.',
  recommendations: 'Have the joint at 34 ft replaced before closing.',
  inspectorNotes: 'The water ran during the inspection.',
  notInspected: 'The camera stopped at 62 ft, where the line was under water.',
  findings: [
    findingOf({
      id: 'finding-0001',
      footage: 12,
      material: 'Clay',
      mainProblem: 'Roots at a joint',
      observation: 'Fine roots enter at the joint and catch paper.',
      severity: 'medium',
      recommendation: 'Have the roots cut, and look again in a year.',
      estimatedCost: '$350 - 600',
      videoTime: '3:10',
      photos: [photo('finding-0001', 1)],
    }),
    findingOf({
      id: 'finding-0002',
      footage: 34,
      mainProblem: 'Offset joint',
      observation: 'The far pipe has dropped by more than half of its diameter.\nSolids stand before it.',
      severity: 'high',
      recommendation: 'Dig and replace 6 ft.',
      estimatedCost: '$4,500',
      photos: [photo('finding-0002', 2), photo('finding-0002', 3), photo('finding-0002', 4)],
      photoMarks: [
        {
          path: photo('finding-0002', 2),
          marks: [
            { shape: 'arrow', x: 0.1, y: 0.1, toX: 0.5, toY: 0.5, text: '' },
            { shape: 'circle', x: 0.5, y: 0.5, toX: 0.7, toY: 0.5, text: '' },
            { shape: 'text', x: 0.6, y: 0.8, toX: 0.6, toY: 0.8, text: 'Dropped joint' },
          ],
        },
      ],
    }),
    findingOf({ id: 'finding-0003', footage: 36, mainProblem: 'Hairline crack', severity: 'low' }),
    findingOf({ id: 'finding-0004', footage: 50, mainProblem: 'Coupling to PVC', severity: 'none' }),
  ],
};

/** A report with these changes; `picture` stands for each of its photos. */
export function reportOf(
  changes: Partial<ReportContent> = {},
  formChanges: Partial<ReportForm> = {},
  picture?: Picture,
): ReportContent {
  const whole = { ...form, ...formChanges };
  const paths = whole.findings.flatMap(({ photos }) => photos);
  return {
    form: whole,
    number: '3F2A9C1B',
    version: 1,
    amendment: '',
    inspector: null,
    createdAt: new Date('2026-07-16T22:04:05Z'),
    pageAddress: 'https://inspections.example.com/customer-portal?report=3F2A9C1B',
    videoEnd: new Date('2026-08-15T22:04:05Z'),
    pictures: new Map(picture ? paths.map((path) => [path, picture]) : []),
    earlierPictures: new Map(),
    ...changes,
  };
}
