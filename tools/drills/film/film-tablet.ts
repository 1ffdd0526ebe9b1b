import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from '../../backend/addresses';
import { pickFault, type FaultKind, type FaultShares } from '../connection/faults';
import { openFaultyConnection } from '../connection/faulty-connection';
import { launchBrowser, startBrowser } from '../device/browser-process';
import { oneDeath, type Death } from '../device/death';
import { connectPlainly } from '../device/plain-page';
import { isMisplacedChunk } from '../photos/is-misplaced-chunk';
import { reportScreen } from '../photos/report-screen';
import type { Speed } from '../../../src/films/player/use-player';
import type { Random } from '../random';
import { filmScreen, type DeviceFilm } from './film-screen';
import { largestOf, ownMemory, pageProcesses } from './process-memory';
import { watchUploads } from './watch-uploads';
import type { WrittenFilm } from './write-film';

interface TabletPlan {
  readonly random: Random;
  readonly profile: string;
  readonly chromium: string;
  /** The deadline for each film. */
  readonly withinMs: number;
}

interface FilmPlan {
  readonly deaths: number;
  /** How fast the film is played meanwhile. */
  readonly speed: Speed;
}

export interface UploadedFilm {
  readonly filmId: string;
  readonly state: DeviceFilm['state'] | 'late' | 'failed';
  /** Why it was refused, or what failed in the browser. */
  readonly refusal: string | null;
  /** Where in the film the page or browser died, in bytes, and whether the same upload went on afterwards. */
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
  readonly upload: (film: WrittenFilm, jobId: string, how: FilmPlan) => Promise<UploadedFilm>;
  readonly close: () => Promise<void>;
}

/** The office on a tablet over a bad connection, in a browser that is killed. */
export async function openFilmTablet(plan: TabletPlan): Promise<FilmTablet> {
  const { random, profile, chromium, withinMs } = plan;
  const functions = new URL(addresses.functions);
  const from = `198.18.${random.below(256)}.${random.below(256)}`;
  const nextFault = () => pickFault(random, shares);
  const calls = await openFaultyConnection({ target: functions.origin, from, nextFault });
  const requests = watchUploads();
  const uploads = await openFaultyConnection({
    target: `http://${addresses.storage}`,
    from,
    nextFault,
    refuses: (url, headers) => {
      requests.see(headers);
      return isMisplacedChunk(url, headers);
    },
    errorStatus: 503,
  });
  const routes = [
    [functions.host, `127.0.0.1:${calls.port}`],
    [addresses.storage, `127.0.0.1:${uploads.port}`],
  ] as const;
  const options = { program: chromium, profile, routes };
  const signedIn = await startBrowser(options);
  await reportScreen.open(await signedIn.newPage(), addresses.site);
  await signedIn.kill();
  const start = async () => {
    const { debuggerAddress, ...process } = await launchBrowser(options);
    return { ...process, ...(await connectPlainly(debuggerAddress)) };
  };
  let browser = await start();
  let page = await browser.newPage();

  const die = async (death: Death) => {
    if (death === 'killed') await browser.kill();
    if (death === 'crashed') await page.crash();
    if (death === 'closed') await page.close();
  };
  const reopen = async (death: Death) => {
    if (death === 'killed') browser = await start();
    page = await browser.newPage();
  };
  const setFaulty = (faulty: boolean) => {
    for (const connection of [calls, uploads]) connection.mend(faulty);
  };
  const pageMemory = () => Math.max(0, ...pageProcesses(browser.pid).map(ownMemory));

  return {
    faults: uploads.counts,
    async upload(film, jobId, { deaths: count, speed }) {
      const began = Date.now();
      const lastMemory = largestOf(pageMemory);
      const stored = () => filmScreen.stored(page, jobId);
      // Some after a tenth of the film, some near its end.
      const places = Array.from({ length: count }, () => (0.1 + 0.8 * random.next()) * film.size).sort(
        (one, other) => one - other,
      );
      const deaths: { death: Death; at: number; starts: number }[] = [];
      let now: DeviceFilm | null = null;
      let played = 0;
      let failure: string | null = null;
      try {
        await filmScreen.open(page, addresses.site, jobId);
        await filmScreen.choose(page, film.file);
        setFaulty(true);
        await filmScreen.play(page, speed);
        // Never, after the last place.
        const next = () => requests.reach(places[deaths.length] ?? Infinity);
        let reached = next();
        while (now?.state !== 'received' && now?.state !== 'refused' && Date.now() - began < withinMs) {
          const at = await Promise.race([reached, pause(200, null)]);
          if (at === null) {
            // ignored: the page that is asked may die meanwhile; the next one is asked then
            const asked = stored().catch(() => null);
            now = (await Promise.race([asked, reached.then(() => null)])) ?? now;
            continue;
          }
          const death = deaths.length === 0 ? 'killed' : oneDeath(random);
          await die(death);
          deaths.push({ death, at, starts: requests.starts() });
          reached = next();
          await reopen(death);
          await filmScreen.open(page, addresses.site, jobId);
          await filmScreen.play(page, speed);
        }
        setFaulty(false);
        // ignored: a page that just died plays nothing
        played = await filmScreen.position(page).catch(() => 0);
      } catch (error) {
        failure = String(error).split('\n')[0] ?? '';
        setFaulty(false);
        await die('killed');
        await reopen('killed');
      }
      await Promise.all([calls.settled(), uploads.settled()]);
      const starts = [...deaths.slice(1).map((later) => later.starts), requests.starts()];
      return {
        filmId: now?.id ?? '',
        state: failure !== null ? 'failed' : now?.state === 'waiting' || !now ? 'late' : now.state,
        refusal: failure ?? now?.refusal ?? null,
        deaths: deaths.map(({ death, at, starts: before }, index) => ({
          ...{ death, at },
          sameUpload: starts[index] === before,
        })),
        pageMemory: lastMemory(),
        played: Math.round(played),
        seconds: Math.round((Date.now() - began) / 1000),
      };
    },
    async close() {
      await browser.kill();
      calls.close();
      uploads.close();
    },
  };
}
