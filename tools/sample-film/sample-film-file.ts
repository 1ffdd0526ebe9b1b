import path from 'node:path';
import { repositoryRoot } from '../backend/stack';

/** The sample film, committed, so that a build needs no ffmpeg. */
export const sampleFilmFile = path.join(
  repositoryRoot,
  'src/site/landing/sample-report/sample-inspection.mp4',
);
