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
  /** What its picture shows, for who does not see it. */
  readonly picture: string;
  readonly drawing: ReactNode;
}

/** From the house to the main, in feet. */
export const sampleLength = 64;

/** The findings of the sample report, along its line. */
export const sampleFindings: readonly SampleFinding[] = [
  {
    feet: 12,
    severity: 'low',
    problem: 'Hairline crack',
    observation: 'A fine crack along the top of the clay, about 2 ft long. It is dry: nothing comes in.',
    recommendation: 'Nothing to do now. Look at it again in a year.',
    picture: 'A thin dark crack runs along the top of the pipe.',
    drawing: <CrackInPipe />,
  },
  {
    feet: 31,
    severity: 'medium',
    problem: 'Roots at an offset joint',
    observation:
      'Roots hang in at the joint, and the next length sits about half an inch lower. Paper can catch here.',
    recommendation: 'Have the roots cut now, and this joint repaired within a year.',
    picture: 'Roots hang into the pipe at a joint, and the pipe behind it sits lower.',
    drawing: <RootsInPipe />,
  },
  {
    feet: 40,
    severity: 'low',
    problem: 'Low spot',
    observation:
      'Water stands about half an inch deep over 3 ft, and then flows on. Nothing has settled in it.',
    recommendation: 'No repair. Look at it again in a year.',
    picture: 'Still water covers the bottom of the pipe.',
    drawing: <LowSpotInPipe />,
  },
  {
    feet: 48,
    severity: 'none',
    problem: 'Clay changes to PVC',
    observation: 'A banded coupling joins the old clay to newer plastic. It is tight and level.',
    recommendation: 'Nothing to do.',
    picture: 'A dark band, and behind it pale, smooth plastic pipe.',
    drawing: <PlasticAheadInPipe />,
  },
];
