import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '../../backend/addresses';
import { pickFault, type FaultKind, type FaultShares } from '../connection/faults';
import { openFaultyConnection } from '../connection/faulty-connection';
import { startBrowser, type BrowserProcess } from '../device/browser-process';
import { oneDeath, type Death } from '../device/death';
import { openMortalPage } from '../device/mortal-page';
import { isMisplacedChunk } from '../photos/is-misplaced-chunk';
import { reportScreen } from '../photos/report-screen';
import type { Random } from '../random';
import { filmScreen, type DeviceFilm } from './film-screen';
import { largestOf, ownMemory, pageProcesses } from './process-memory';
import type { WrittenFilm } from './write-film';

interface TabletPlan {
  readonly random: Random;
  readonly profile: string;
  readonly chromium: string;
  /** The deadline for each film. */
  readonly withinMs: number;
}

export interface UploadedFilm {
  readonly filmId: string;
  readonly state: DeviceFilm['state'] | 'late';
  readonly refusal: string | null;
  /** Bytes that the server had when the page or browser died, and whether the same upload went on afterwards. */
  readonly deaths: readonly { readonly death: Death; readonly at: number; readonly sameUpload: boolean }[];
  /** Bytes of the largest page's own memory, while it uploaded and played. */
  readonly pageMemory: number;
  /** Seconds of the film that were played last. */
  readonly played: number;
  readonly seconds: number;
}

/** Fewer faults than for photos, because a film of 150 MB takes twenty parts or more. */
const shares: FaultShares = {
  ...{ none: 80, drop: 6, delay: 2, duplicate: 3, error: 4, html: 2, half: 1, torn: 2 },
  hang: 0,
};

export interface FilmTablet {
  readonly faults: Readonly<Record<FaultKind, number>>;
  /** Chooses a film for a job's report, plays it, and waits until the server has it, through faults and deaths. */
  readonly upload: (film: WrittenFilm, jobId: string, deaths: number) => Promise<UploadedFilm>;
  readonly close: () => Promise<void>;
}

/** The office on a tablet over a bad connection, in a browser that is killed. */
export async function openFilmTablet(plan: TabletPlan): Promise<FilmTablet> {
  const { random, profile, chromium, withinMs } = plan;
  const functions = new URL(addresses.functions);
  const from = `198.18.${random.below(256)}.${random.below(256)}`;
  const nextFault = () => pickFault(random, shares);
  const calls = await openFaultyConnection({ target: functions.origin, from, nextFault });
  const uploads = await openFaultyConnection({
    target: `http://${addresses.storage}`,
    from,
    nextFault,
    refuses: isMisplacedChunk,
    errorStatus: 503,
  });
  const routes = [
    [functions.host, `127.0.0.1:${calls.port}`],
    [addresses.storage, `127.0.0.1:${uploads.port}`],
  ] as const;
  let browser: BrowserProcess | null = null;
  const mortal = await openMortalPage(
    async () => (browser = await startBrowser({ program: chromium, profile, routes })),
  );
  await reportScreen.open(mortal.page(), addresses.site);

  const setFaulty = (faulty: boolean) => {
    for (const connection of [calls, uploads]) connection.mend(faulty);
  };
  const pageMemory = () => Math.max(0, ...pageProcesses(browser?.pid ?? 0).map(ownMemory));

  return {
    faults: uploads.counts,
    async upload(film, jobId, count) {
      const began = Date.now();
      const lastMemory = largestOf(pageMemory);
      const stored = () => filmScreen.stored(mortal.page(), jobId);
      await filmScreen.open(mortal.page(), addresses.site, jobId);
      await filmScreen.choose(mortal.page(), film.file);
      setFaulty(true);
      await filmScreen.play(mortal.page());
      // Where the upload is then: some after a tenth, some near the end.
      const places = Array.from({ length: count }, () => (0.1 + 0.8 * random.next()) * film.size).sort(
        (one, other) => one - other,
      );
      const deaths: { death: Death; at: number; session: string | null; after: string | null }[] = [];
      let now = await stored();
      while (now?.state !== 'received' && now?.state !== 'refused' && Date.now() - began < withinMs) {
        await pause(200);
        now = await stored();
        const place = places[deaths.length];
        if (place === undefined || now === null || now.offset === null || now.offset < place) continue;
        const death = deaths.length === 0 ? 'killed' : oneDeath(random);
        const { session, offset } = now;
        await mortal.die(death);
        await mortal.reopen(death);
        await filmScreen.open(mortal.page(), addresses.site, jobId);
        deaths.push({ death, at: offset, session, after: (await stored())?.session ?? null });
        await filmScreen.play(mortal.page());
      }
      setFaulty(false);
      // ignored: a page that just died plays nothing
      const played = await filmScreen.position(mortal.page()).catch(() => 0);
      await Promise.all([calls.settled(), uploads.settled()]);
      return {
        filmId: now?.id ?? '',
        state: now?.state === 'waiting' || !now ? 'late' : now.state,
        refusal: now?.refusal ?? null,
        deaths: deaths.map(({ death, at, session, after }) => ({ death, at, sameUpload: session === after })),
        pageMemory: lastMemory(),
        played: Math.round(played),
        seconds: Math.round((Date.now() - began) / 1000),
      };
    },
    async close() {
      await mortal.close();
      calls.close();
      uploads.close();
    },
  };
}
