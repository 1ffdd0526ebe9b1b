import { inWords } from '../in-words';
import type { PhotoDrillReport } from './run-photo-drill';

/** A drill's results, as rows of text. */
export function describePhotoReport(report: PhotoDrillReport): string[] {
  const { options, lost, doubled, changed, received, outcome } = report;
  const back = outcome.backMs === null ? 'never' : `${(outcome.backMs / 1000).toFixed(1)} s`;
  return [
    `lost ${lost.length}, doubled ${doubled.length}, changed ${changed.length}, identical ${received} of ${options.count}`,
    `browser crashes: ${inWords(outcome.deaths)}`,
    `calls by fault: ${inWords(outcome.faults.calls)}`,
    `uploads’ requests by fault: ${inWords(outcome.faults.uploads)}`,
    `queued when the connection came back: ${outcome.waiting}, all arrived after ${back}`,
  ];
}
