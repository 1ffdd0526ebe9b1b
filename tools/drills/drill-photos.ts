import { type OptionValues, readOptions, seed, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { onOwnStack } from '../test/on-own-stack';
import { inWords } from './in-words';
import type { PhotoDrillReport } from './photos/run-photo-drill';

const table = {
  seed,
  count: wholeNumber(60),
  /** Seconds within which all photos must be uploaded once the connection is back. */
  within: wholeNumber(240),
};

/**
 * `npm run drill:photos`: uploads photos over a bad connection from a browser that is killed; none is lost,
 * duplicated, or changed.
 */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args, table);
  return onOwnStack({ sweeper: true }, (chromium) => drill(options, chromium));
}

async function drill(options: OptionValues<typeof table>, chromium: string) {
  const { createDemoAdmin } = await import('../admin/create-demo-admin');
  const { addresses } = await import('../backend/addresses');
  const { judgePhotos, runPhotoDrill } = await import('./photos/run-photo-drill');
  const { writeReport } = await import('./write-report');

  await step('Demo admin', createDemoAdmin);
  heading(`${options.count} photos, seed ${options.seed}`);
  const report = await step(
    'Tablet',
    (detail) =>
      runPhotoDrill(new URL(addresses.site), {
        ...options,
        chromium,
        onProgress: (photos) => detail(`${photos} of ${options.count} on the device`),
      }),
    ({ seconds }) => `${seconds} s`,
  );
  for (const line of describePhotoReport(report)) console.log(`    ${line}`);
  writeReport('photos', report);
  return judgePhotos(report);
}

/** A drill's results, as rows of text. */
function describePhotoReport(report: PhotoDrillReport): string[] {
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
