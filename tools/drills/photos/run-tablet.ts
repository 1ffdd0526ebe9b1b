import { setTimeout as pause } from 'node:timers/promises';
import { reportLimits } from '@domain/report/report-limits';
import { addresses } from '../../backend/addresses';
import { startBrowser } from '../device/browser-process';
import { oneDeath, type Death } from '../device/death';
import { openMortalPage } from '../device/mortal-page';
import { pickFault, type FaultKind } from '../connection/faults';
import { openFaultyConnection } from '../connection/faulty-connection';
import type { Random } from '../random';
import { takePhoto } from './camera';
import { isMisplacedChunk } from './is-misplaced-chunk';
import { reportScreen, type DevicePhoto } from './report-screen';
import { pickUploadFault } from './upload-faults';

export interface TabletPlan {
  readonly site: URL;
  readonly count: number;
  /** Determines photos, faults, and crashes. */
  readonly random: Random;
  readonly profile: string;
  readonly chromium: string;
  /** The deadline for the last upload after the connection is back. */
  readonly withinMs: number;
  /** The longest pause between photos, while earlier ones are uploading. */
  readonly longestPauseMs: number;
  /** Called after each photo stored on the device. */
  readonly onProgress: (photos: number) => void;
}

export interface TabletOutcome {
  readonly findingIds: readonly string[];
  /** Path -> SHA-256 of the bytes the device stored, for every photo it ever had. */
  readonly stored: ReadonlyMap<string, string>;
  /** Photos that could not be added to the report. */
  readonly unusable: readonly string[];
  readonly deaths: Readonly<Record<Death, number>>;
  /** Faults of calls and uploads. */
  readonly faults: Readonly<Record<'calls' | 'uploads', Readonly<Record<FaultKind, number>>>>;
  /** Photos still queued when the connection came back. */
  readonly waiting: number;
  /**
   * From the return of the connection until the device knew that the server has all photos; null if that
   * never happened.
   */
  readonly backMs: number | null;
}

const deathShare = 0.35;
const cutShare = 0.2;
const mostAtOnce = 4;

/**
 * One inspection: photos for several findings over a bad connection while the browser crashes occasionally;
 * then the connection is restored.
 */
export async function runTablet(plan: TabletPlan): Promise<TabletOutcome> {
  const tablet = await openTablet(plan);
  try {
    const { random, count } = plan;
    const findingIds: string[] = [];
    for (let number = 0; number < count;) {
      const share = Math.min(reportLimits.photosPerFinding, count - number);
      const id = await tablet.newFinding(`Joint ${findingIds.length + 1}`);
      findingIds.push(id);
      for (let taken = 0; taken < share;) {
        tablet.setLine(random.chance(cutShare) ? 'cut' : 'faulty');
        const batch = Math.min(1 + random.below(mostAtOnce), share - taken);
        await tablet.photograph(id, number, taken, batch);
        await pause(random.below(plan.longestPauseMs));
        taken += batch;
        number += batch;
        plan.onProgress(number);
      }
    }
    return await tablet.seeLineBack(findingIds);
  } finally {
    await tablet.close();
  }
}

async function openTablet({ site, random, profile, chromium, withinMs }: TabletPlan) {
  const functions = new URL(addresses.functions);
  const from = `198.18.${random.below(256)}.${random.below(256)}`;
  const calls = await openFaultyConnection({
    target: functions.origin,
    from,
    nextFault: () => pickFault(random),
  });
  const uploads = await openFaultyConnection({
    target: `http://${addresses.storage}`,
    from,
    nextFault: () => pickUploadFault(random),
    refuses: isMisplacedChunk,
    errorStatus: 503,
  });
  const routes = [
    [functions.host, `127.0.0.1:${calls.port}`],
    [addresses.storage, `127.0.0.1:${uploads.port}`],
  ] as const;
  const stored = new Map<string, string>();
  const browser = await openMortalPage(() => startBrowser({ program: chromium, profile, routes }));
  const { page, deaths, die } = browser;
  await reportScreen.open(page(), site.origin);

  const setLine = (state: 'cut' | 'faulty' | 'steady') => {
    for (const connection of [calls, uploads]) {
      if (state === 'cut') connection.cut();
      else connection.mend(state === 'faulty');
    }
  };

  const reopen = async (death: Death, findingId: string): Promise<void> => {
    await browser.reopen(death);
    try {
      await reportScreen.open(page(), site.origin);
      await reportScreen.openFinding(page(), findingId);
    } catch (cause) {
      if (!page().isClosed()) throw cause;
      // The rest of the browser crashed after its page, which counts as one more crash.
      await die('killed');
      await reopen('killed', findingId);
    }
  };

  /** Records what the device has stored, before any comparison. */
  const note = async (findingId: string): Promise<DevicePhoto[]> => {
    const photos = await reportScreen.photosOf(page(), findingId);
    for (const { path, sha256 } of photos) if (sha256 !== '') stored.set(path, sha256);
    return photos;
  };

  return {
    setLine,
    newFinding: (problem: string) => reportScreen.addFinding(page(), problem),

    /** Repeats until the finding shows all photos, as an inspector who watches the screen would. */
    async photograph(findingId: string, number: number, before: number, batch: number) {
      const files = await Promise.all(
        Array.from({ length: batch }, (_, index) =>
          takePhoto(number + index, random.fork(`photo ${number + index}`)),
        ),
      );
      for (let shown = before; shown < before + batch;) {
        const adding = reportScreen
          .addPhotos(page(), findingId, files.slice(shown - before))
          .then(() => reportScreen.seePhotos(page(), findingId, before + batch));
        // ignored: the page may crash before anything awaits it
        adding.catch(() => undefined);
        if (random.chance(deathShare)) {
          const death = oneDeath(random);
          // At any time from the click until some time after all are stored.
          await pause(random.below(2500));
          await die(death);
          // ignored: the page was to die while it adds photos
          await adding.catch(() => undefined);
          await reopen(death, findingId);
          await settledCount(() => reportScreen.countPhotos(page(), findingId));
        } else await adding;
        shown = await reportScreen.countPhotos(page(), findingId);
        if (shown > before + batch)
          throw new Error(`${findingId} shows ${shown} photos of ${before + batch}`);
      }
      await note(findingId);
    },

    async seeLineBack(findingIds: readonly string[]): Promise<TabletOutcome> {
      setLine('cut');
      const last = findingIds.at(-1) ?? '';
      if (random.chance(0.5)) {
        await die('killed');
        await reopen('killed', last);
      }
      const all = async () => (await Promise.all(findingIds.map(note))).flat();
      const waiting = (await all()).filter(({ state }) => state !== 'received').length;
      const began = performance.now();
      setLine('steady');
      let photos = await all();
      const isUnderWay = ({ state }: DevicePhoto) => state === 'original' || state === 'waiting';
      while (photos.some(isUnderWay) && performance.now() - began < withinMs) {
        await pause(250);
        photos = await all();
      }
      const back = !photos.some(isUnderWay);
      await Promise.all([calls.settled(), uploads.settled()]);
      return {
        findingIds,
        stored,
        unusable: photos.filter(({ state }) => state === 'unusable').map(({ path }) => path),
        deaths,
        faults: { calls: calls.counts, uploads: uploads.counts },
        waiting,
        backMs: back ? Math.round(performance.now() - began) : null,
      };
    },

    async close() {
      await browser.close();
      calls.close();
      uploads.close();
    },
  };
}

/** Photos that a crashed page had stored are added to the finding one by one. */
async function settledCount(count: () => Promise<number>): Promise<void> {
  for (let before = -1, same = 0; same < 4;) {
    const now = await count();
    same = now === before ? same + 1 : 0;
    before = now;
    await pause(150);
  }
}
