import path from 'node:path';
import { withProfileFolder } from '../device/profile-folder';
import { randomFrom } from '../random';
import { runTablet, type TabletOutcome } from './run-tablet';
import { serverPhotos } from './server-photos';

interface PhotoDrillArguments {
  readonly seed: string;
  readonly count: number;
  /** Seconds within which all photos must be uploaded once the connection is back. */
  readonly within: number;
}

interface PhotoDrillOptions extends PhotoDrillArguments {
  /** The path of a Chromium. */
  readonly chromium: string;
  /** The inspector's longest pause between photos. */
  readonly longestPauseMs?: number;
  readonly onProgress?: (photos: number) => void;
}

export interface PhotoDrillReport {
  readonly options: PhotoDrillArguments;
  /** Photos on the device that the server lacks or cannot show. */
  readonly lost: readonly string[];
  /** Files and records on the server besides the device's photos, and photos with another's content. */
  readonly doubled: readonly string[];
  /** Photos of which the server received different bytes. */
  readonly changed: readonly string[];
  /** The number of photos on the server, identical byte for byte. */
  readonly received: number;
  readonly outcome: Omit<TabletOutcome, 'stored' | 'findingIds'>;
  readonly seconds: number;
}

/**
 * Simulates an inspector who takes photos over a bad connection in a browser that is killed, and compares the
 * device with the server.
 */
export async function runPhotoDrill(site: URL, options: PhotoDrillOptions): Promise<PhotoDrillReport> {
  const { seed, count, within, chromium, longestPauseMs = 8_000, onProgress = () => undefined } = options;
  const began = Date.now();
  const { stored, findingIds, ...outcome } = await withProfileFolder('photo-drill', (folder) =>
    runTablet({
      site,
      count,
      random: randomFrom(seed),
      profile: path.join(folder, 'profile'),
      chromium,
      withinMs: within * 1000,
      longestPauseMs,
      onProgress,
    }),
  );
  const compared = await compare(stored, findingIds);
  const seconds = Math.round((Date.now() - began) / 1000);
  return { options: { seed, count, within }, ...compared, outcome, seconds };
}

async function compare(stored: TabletOutcome['stored'], findingIds: readonly string[]) {
  const found = await Promise.all(findingIds.map(serverPhotos));
  const recorded = new Map(found.flatMap((one) => [...one.recorded]));
  const files = new Map(found.flatMap((one) => [...one.files]));
  const paths = [...stored.keys()];
  const lost = paths.filter((one) => !files.has(one) || typeof recorded.get(one) !== 'string');
  const changed = paths.filter((one) => {
    const sha256 = stored.get(one);
    return !lost.includes(one) && (files.get(one) !== sha256 || recorded.get(one) !== sha256);
  });
  const strange = new Set([...files.keys(), ...recorded.keys()].filter((one) => !stored.has(one)));
  const seen = new Set<string>();
  const twice = [...files].filter(([, sha256]) => seen.size === seen.add(sha256).size).map(([one]) => one);
  return {
    lost,
    changed,
    doubled: [...strange, ...twice],
    received: paths.length - lost.length - changed.length,
  };
}

/** Converts the report to a result; a photo passes if the server has it once, unchanged, in time. */
export function judgePhotos({ options, lost, doubled, changed, received, outcome }: PhotoDrillReport) {
  const missing = options.count - received - lost.length - changed.length;
  return {
    name: 'photos',
    passed: received,
    failures: [
      ...lost.map((photo) => `lost: ${photo}`),
      ...changed.map((photo) => `other bytes: ${photo}`),
      ...doubled.map((photo) => `doubled: ${photo}`),
      ...outcome.unusable.map((photo) => `refused: ${photo}`),
      ...(missing === 0 ? [] : [`${missing} photos of ${options.count} never came to the device`]),
      ...(outcome.backMs === null ? [`not within ${options.within} s`] : []),
    ],
  };
}
