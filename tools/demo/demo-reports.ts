import type { Finding, laterFindingFields } from '@domain/report/finding';
import type { PhotoMark } from '@domain/report/photo-mark';
import type { ReportForm } from '@domain/report/report-form';
import { usualService } from '../testing/usual-service';
import type { DemoScene } from './demo-photos';

interface DemoPhoto {
  readonly scene: DemoScene;
  readonly marks: readonly PhotoMark[];
}

interface DemoFinding {
  readonly finding: Omit<Finding, 'id' | 'photos' | 'photoMarks' | keyof typeof laterFindingFields>;
  readonly photo: DemoPhoto;
}

/** The inspector's entries for a demo job; client and appointment come from the job. */
export interface DemoReport {
  readonly form: Partial<ReportForm>;
  readonly findings: readonly DemoFinding[];
  readonly paid: boolean;
}

const line = {
  inspectionType: 'Sewer Scope',
  sewerScopeType: usualService.title,
  entryPoint: 'cleanout',
  direction: 'downstream',
} as const;

/** A sewer line that must be repaired before closing. */
export const offsetAndRoots: DemoReport = {
  paid: false,
  form: {
    ...line,
    linearFootage: 74,
    distanceToMain: 92,
    endReached: 'no',
    pipeMaterial: 'Clay',
    videoLink: 'https://video.example.com/watch/offset-and-roots',
    summary:
      'The line is the original clay from the house to the main. It flows today. At 41 ft the lower pipe has dropped by more than half of its diameter, and solids stop there. Roots come in at the joint before it.',
    recommendations:
      'Ask the seller for the repair of the joint at 41 ft, or for its price, before the due-diligence period ends. Have the roots cut at the same visit.',
    inspectorNotes:
      'The cleanout is behind the furnace and was clear. Water ran in the kitchen during the inspection.',
    notInspected: 'The last 18 ft: the camera could not pass a second offset at 74 ft.',
  },
  findings: [
    {
      finding: {
        footage: 8,
        material: 'Clay',
        mainProblem: 'Clean joint',
        observation: 'The first joints are tight and in line.',
        severity: 'none',
        recommendation: '',
        estimatedCost: '',
        videoTime: '0:50',
      },
      photo: { scene: 'clear', marks: [] },
    },
    {
      finding: {
        footage: 33.5,
        material: 'Clay',
        mainProblem: 'Roots at a joint',
        observation: 'Fine roots hang from the top of the joint over a quarter of its width and catch paper.',
        severity: 'medium',
        recommendation: 'Have the roots cut, and look again in a year.',
        estimatedCost: '$350 - $600',
        videoTime: '3:25',
      },
      photo: {
        scene: 'roots',
        marks: [{ shape: 'circle', x: 0.5, y: 0.3, toX: 0.72, toY: 0.3, text: '' }],
      },
    },
    {
      finding: {
        footage: 41,
        material: 'Clay',
        mainProblem: 'Offset joint',
        observation: 'The far pipe has dropped by more than half of its diameter. Solids stop at the edge.',
        severity: 'high',
        recommendation: 'Dig and replace about 6 ft of pipe.',
        estimatedCost: '$4,200 - $6,500',
        videoTime: '4:10',
      },
      photo: {
        scene: 'offset',
        marks: [
          { shape: 'arrow', x: 0.2, y: 0.2, toX: 0.42, toY: 0.42, text: '' },
          { shape: 'text', x: 0.06, y: 0.16, toX: 0.06, toY: 0.16, text: 'Lip holds solids' },
        ],
      },
    },
  ],
};

/** A sewer line that only needs monitoring. */
export const shallowBelly: DemoReport = {
  paid: true,
  form: {
    ...line,
    linearFootage: 58,
    distanceToMain: 58,
    endReached: 'yes',
    pipeMaterial: 'ABS',
    videoLink: 'https://video.example.com/watch/shallow-belly',
    summary:
      'The whole line to the main was seen. It is ABS, in line and clear, with one short belly that drains by itself.',
    recommendations: 'Clean the line every two years, and look at the belly then.',
    inspectorNotes: 'Entered at the cleanout in the front yard.',
  },
  findings: [
    {
      finding: {
        footage: 27,
        material: 'ABS',
        mainProblem: 'Belly that holds water',
        observation: 'Over 3 ft the pipe holds about half an inch of water, and no solids.',
        severity: 'low',
        recommendation: 'Watch it. Clean the line every two years.',
        estimatedCost: '$250',
        videoTime: '2:05',
      },
      photo: { scene: 'belly', marks: [] },
    },
    {
      finding: {
        footage: 58,
        material: 'ABS',
        mainProblem: 'Connection to the main',
        observation: 'The saddle is tight, and flow goes off freely.',
        severity: 'none',
        recommendation: '',
        estimatedCost: '',
        videoTime: '5:40',
      },
      photo: { scene: 'clear', marks: [] },
    },
  ],
};
