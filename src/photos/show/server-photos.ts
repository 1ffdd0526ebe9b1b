import type { ViewedPhoto } from '@domain/report/photo-views';
import { reportLimits } from '@domain/report/report-limits';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

/** Shorter than the addresses' lifetime of 15 minutes. */
const freshMs = 10 * 60_000;
/** Batches the requests of all photos of a form into one call. */
const gatherMs = 20;

interface Asked {
  readonly since: number;
  readonly answer: Promise<ViewedPhoto | null>;
}

const asked = new Map<string, Asked>();
let gathered: {
  readonly paths: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, ViewedPhoto>>;
} | null = null;

/**
 * The server's address for a photo, for the signed-in admin; `null` where there is none or the server can't be
 * reached. Never throws.
 */
export function serverPhoto(path: string, now: number = Date.now()): Promise<ViewedPhoto | null> {
  const known = asked.get(path);
  if (known && Math.abs(now - known.since) < freshMs) return known.answer;
  const answer = gather(path).then(
    (photos) => photos.get(path) ?? forget(path),
    (error: unknown) => {
      reportFault('a stored photo not found', error);
      return forget(path);
    },
  );
  asked.set(path, { since: now, answer });
  return answer;
}

/** Not cached, because the photo may have been uploaded by the next request. */
function forget(path: string): null {
  asked.delete(path);
  return null;
}

function gather(path: string): Promise<ReadonlyMap<string, ViewedPhoto>> {
  if (gathered === null || gathered.paths.size >= reportLimits.photos) {
    const paths = new Set<string>();
    const answers = new Promise<void>((resolve) => setTimeout(resolve, gatherMs)).then(async () => {
      if (gathered?.paths === paths) gathered = null;
      const { photos } = await callAsAdmin('office-photo-view', { paths: [...paths] });
      return new Map(photos.map((photo) => [photo.path, photo]));
    });
    gathered = { paths, answers };
  }
  gathered.paths.add(path);
  return gathered.answers;
}
