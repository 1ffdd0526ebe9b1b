import type { Severity } from '@domain/report/severity';
import type { ReactNode } from 'react';
import { RootsInPipe } from '../roots-in-pipe';
import { CrackInPipe, LowSpotInPipe, PlasticAheadInPipe } from './pipe-drawings';

interface SampleFinding {
  readonly feet: number;
  readonly severity: Severity;
  readonly problem: string;
  readonly observation: string;
  readonly recommendation: string;
  /** The picture's description for screen readers. */
  readonly picture: string;
  readonly drawing: ReactNode;
}

/** Length from the house to the main, in feet. */
export const sampleLength = 64;

/** The findings of the sample report, by footage. */
export const sampleFindings: readonly SampleFinding[] = [
  {
    feet: 12,
    severity: 'low',
    problem: 'Hairline crack',
    observation: 'A fine crack along the top of the clay, about 2 ft long. It’s dry; nothing is coming in.',
    recommendation: 'No action needed now. Check it again in a year.',
    picture: 'A thin dark crack runs along the top of the pipe.',
    drawing: <CrackInPipe />,
  },
  {
    feet: 31,
    severity: 'medium',
    problem: 'Roots at an offset joint',
    observation:
      'Roots are hanging in at the joint, and the next section sits about half an inch lower. Paper can catch here.',
    recommendation: 'Have the roots cut now and this joint repaired within a year.',
    picture: 'Roots hang into the pipe at a joint, and the pipe beyond it sits lower.',
    drawing: <RootsInPipe />,
  },
  {
    feet: 40,
    severity: 'low',
    problem: 'Low spot',
    observation:
      'Water stands about half an inch deep over 3 ft, then flows on. No debris has settled in it.',
    recommendation: 'No repair needed. Check it again in a year.',
    picture: 'Still water covers the bottom of the pipe.',
    drawing: <LowSpotInPipe />,
  },
  {
    feet: 48,
    severity: 'none',
    problem: 'Clay changes to PVC',
    observation: 'A banded coupling joins the old clay to newer plastic. It’s tight and level.',
    recommendation: 'No action needed.',
    picture: 'A dark band with pale, smooth plastic pipe beyond it.',
    drawing: <PlasticAheadInPipe />,
  },
];
