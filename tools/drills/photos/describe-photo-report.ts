import { inWords } from '../in-words';
import type { PhotoDrillReport } from './run-photo-drill';

/** What came of a drill, in lines. */
export function describePhotoReport(report: PhotoDrillReport): string[] {
  const { options, lost, doubled, changed, received, outcome } = report;
  const back = outcome.backMs === null ? 'never' : `${(outcome.backMs / 1000).toFixed(1)} s`;
  return [
    `lost ${lost.length}, doubled ${doubled.length}, other bytes ${changed.length}, byte for byte ${received} of ${options.count}`,
    `ends of the browser: ${inWords(outcome.deaths)}`,
    `calls by fault: ${inWords(outcome.faults.calls)}`,
    `uploads’ requests by fault: ${inWords(outcome.faults.uploads)}`,
    `waiting when the line came back: ${outcome.waiting}, all there after ${back}`,
  ];
}
