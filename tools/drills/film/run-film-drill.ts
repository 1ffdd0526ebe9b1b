import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { filmPath } from '@domain/film/film-path';
import { collections, storageFolders } from '@domain/firestore/paths';
import { newReportForm } from '@domain/report/report-form';
import { localBucket } from '../../admin/local-bucket';
import { localServices } from '../../admin/local-services';
import { addresses } from '../../backend/addresses';
import { callProduct } from '../../demo/call-product';
import { signInDemoAdmin } from '../../demo/sign-in-demo-admin';
import { buildJob } from '../../testing/factories/build-job';
import { newAddress } from '../../testing/factories/new-address';
import { toDocument } from '../../testing/factories/to-document';
import { withProfileFolder } from '../device/profile-folder';
import { startHandlers, type Handlers } from '../handlers/start-handlers';
import { randomFrom } from '../random';
import { openFilmTablet, type UploadedFilm } from './film-tablet';
import { largestOf, residentMemory } from './process-memory';
import { serveFiles, type ServedFiles } from './serve-files';
import { watchFilm } from './watch-film';
import { writeFilm, type WrittenFilm } from './write-film';

export interface FilmDrillOptions {
  readonly seed: string;
  readonly count: number;
  readonly largest: number;
  readonly giant: number;
  readonly viewers: number;
  readonly within: number;
  readonly plant: boolean;
}

interface FilmDrill extends FilmDrillOptions {
  /** The path of a Chromium. */
  readonly chromium: string;
  readonly onProgress: (words: string) => void;
}

export interface DrilledFilm extends UploadedFilm {
  readonly bytes: number;
  /** Whether the server's hash of its file is the device's. */
  readonly isSame: boolean;
  /** The job's files and records of films. */
  readonly files: number;
  readonly records: number;
  /** Download tokens that are left. */
  readonly tokens: number;
  /** What viewers were answered, and what was wrong with it; null for a film that isn't watched. */
  readonly watched: { readonly answers: number; readonly wrong: readonly string[] } | null;
}

export interface FilmDrillReport {
  readonly options: FilmDrillOptions;
  readonly films: readonly DrilledFilm[];
  readonly faults: Readonly<Record<string, number>>;
  /** Bytes of the process that sends films: before the first, and at most. */
  readonly sender: { readonly before: number; readonly most: number };
}

const mib = 1024 ** 2;
const smallestMib = 5;
/** The memory of an instance of the function that sends films. */
const senderMib = 1024;
/** How fast films are played while they upload, in turn. */
const speeds = [4, 16] as const;

/**
 * Uploads films of different sizes through the report form, over a bad connection in a browser that is killed, and has
 * each watched by several at once, from a process that does nothing else.
 */
export function runFilmDrill(drill: FilmDrill): Promise<FilmDrillReport> {
  return withProfileFolder('film-drill', async (folder) => {
    const { seed, count, largest, giant, viewers, within, plant, chromium, onProgress } = drill;
    const random = randomFrom(seed);
    const sizes = sizesOf(random, count, largest);
    const idToken = await signInDemoAdmin();
    const bucket = await serveFiles(plant);
    const handlers = await startHandlers({
      environment: { FIREBASE_STORAGE_EMULATOR_HOST: bucket.host },
      instanceMib: senderMib,
    });
    const tablet = await openFilmTablet({
      ...{ random, chromium },
      profile: path.join(folder, 'profile'),
      withinMs: within * 1000,
    });
    const films: DrilledFilm[] = [];
    const before = residentMemory(handlers.pid);
    const mostMemory = largestOf(() => residentMemory(handlers.pid));
    try {
      for (const [index, size] of [...sizes, ...(giant > 0 ? [giant] : [])].entries()) {
        const said = (words: string) => onProgress(`film ${index + 1} of ${size} MiB ${words}`);
        const film = await writeFilm(
          path.join(folder, `${index}.mp4`),
          size * mib,
          random.fork(`film ${index}`),
        );
        said('uploads');
        const jobId = await newJob();
        const uploaded = await tablet.upload(film, jobId, {
          deaths: 1 + random.below(3),
          speed: speeds[index % speeds.length] ?? 1,
        });
        const stored = await storedOf(jobId, uploaded.filmId, film);
        said('is watched');
        const isWatched = stored.isSame && index < sizes.length;
        const watched = isWatched
          ? await watchedBy(viewers, { film, jobId, idToken, ...uploaded }, bucket, handlers)
          : null;
        films.push({ ...uploaded, bytes: film.size, ...stored, watched });
        rmSync(film.file);
      }
    } finally {
      await tablet.close();
      await handlers.stop();
      bucket.close();
    }
    const options = { seed, count, largest, giant, viewers, within, plant };
    return { options, films, faults: tablet.faults, sender: { before, most: mostMemory() } };
  });
}

/** From the smallest to the largest, which is always one of them. */
function sizesOf(random: ReturnType<typeof randomFrom>, count: number, largest: number): number[] {
  const others = Array.from({ length: count - 1 }, () =>
    Math.min(largest, smallestMib + random.below(Math.max(1, largest - smallestMib))),
  );
  return [largest, ...others];
}

async function newJob(): Promise<string> {
  const job = buildJob({ status: 'completed' });
  await localServices().firestore.collection(collections.bookings).doc(job.id).set(toDocument(job));
  return job.id;
}

async function storedOf(jobId: string, filmId: string, { sha256 }: WrittenFilm) {
  const records = await localServices()
    .firestore.collection(collections.films)
    .where('job_id', '==', jobId)
    .get();
  const record = records.docs.find(({ id }) => id === filmId);
  const [files] = await localBucket().getFiles({ prefix: `${storageFolders.films}/${jobId}/` });
  return {
    isSame: record?.get('state') === 'ready' && record.get('sha256') === sha256,
    records: records.size,
    files: files.length,
    tokens: files.filter(({ metadata }) => metadata.metadata?.firebaseStorageDownloadTokens).length,
  };
}

interface ReadyFilm {
  readonly film: WrittenFilm;
  readonly filmId: string;
  readonly jobId: string;
  readonly idToken: string;
}

/** Has a film watched by several readers of its report at once. */
async function watchedBy(
  viewers: number,
  { film, filmId, jobId, idToken }: ReadyFilm,
  bucket: ServedFiles,
  handlers: Handlers,
) {
  bucket.add(filmPath({ jobId, filmId, type: 'mp4' }), film.file);
  const { firestore: db } = localServices();
  const job = await db.collection(collections.bookings).doc(jobId).get();
  const customer = job.get('customer') as Readonly<Record<'name' | 'email' | 'address', string>>;
  const report = {
    ...newReportForm(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)),
    clientName: customer.name,
    clientEmail: customer.email,
    propertyAddress: customer.address,
    summary: 'Clear to the main.',
    films: [{ id: filmId, label: '' }],
  };
  const asked = { bookingId: jobId, report, idempotencyKey: randomUUID() };
  const { url } = await callProduct('office-report-generate', asked, { from: newAddress(), idToken });
  await job.ref.update({ payment_state: 'paid' });
  const page = await (await fetch(`${handlers.url}/pages/report/${url.slice(-24)}`)).text();
  const address = /https?:[^"]+\/report\/films\/[^"]+/.exec(page)?.[0] ?? '';
  if (address === '') throw new Error('the report’s page has no film');
  const own = address.replace(addresses.functions, handlers.url);
  const watched = await Promise.all(Array.from({ length: viewers }, () => watchFilm(own, film)));
  const differs = new Set(watched.map(({ sha256 }) => sha256)).size > 1;
  const wrong = watched.flatMap((one) => one.wrong ?? []);
  return {
    answers: watched.reduce((sum, { answers }) => sum + answers, 0),
    wrong: differs ? [...wrong, 'viewers got different bytes'] : wrong,
  };
}
