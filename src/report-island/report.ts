import { mailedKeyName } from '@domain/portal/mailed-key';
import { reportAssets } from '@domain/report/report-assets';
import { copyLinks } from './copy-links';
import { downloadFilms } from './download-films';
import type * as faults from './faults';
import { markMoments } from './mark-moments';
import { openFindings } from './open-findings';
import { playMoments } from './play-moments';
import { playOneFilm } from './play-one-film';
import { renewAddresses, type AskForPage } from './renew-addresses';
import { renewFilms } from './renew-films';
import { scrubFilms } from './scrub-films';
import { slidePairs } from './slide-pairs';

/** Adds the report page's interactive features. */
function bringAlive(ask?: AskForPage): void {
  openFindings();
  copyLinks();
  downloadFilms();
  playMoments();
  playOneFilm();
  markMoments();
  scrubFilms();
  slidePairs();
  renewAddresses(ask);
  renewFilms(ask);
  loadPhotosAhead();
}

watchFaults();
keepKey();
bringAlive();
// Uses the event's literal name, because a shared module would become another file to load.
document.addEventListener('report-replaced', (event) => {
  bringAlive((event as CustomEvent<AskForPage>).detail);
});

/**
 * Stores the key of the report's link. With it, other people's requests don't use up this browser's allowance of
 * portal codes.
 */
function keepKey(): void {
  const [, , key] = location.pathname.split('/');
  try {
    if (key) localStorage.setItem(mailedKeyName, key);
  } catch {
    // ignored: without it the common allowance applies
  }
}

/**
 * After the page has loaded, loads all photos, off-screen ones last, so that they are there when it is printed,
 * saved or viewed offline.
 */
function loadPhotosAhead(): void {
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}

function load(): void {
  for (const photo of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    photo.fetchPriority = 'low';
    photo.loading = 'eager';
  }
}

/**
 * Reports what nothing on this page handles. By a fixed address, because the bundler's own lazy import would need a
 * shared file, which every reader would load.
 */
function watchFaults(): void {
  addEventListener('error', ({ error }) => report('an uncaught error', error));
  addEventListener('unhandledrejection', ({ reason }) => report('an unhandled rejection', reason));
}

function report(where: string, error: unknown): void {
  (import(/* @vite-ignore */ reportAssets.faults) as Promise<typeof faults>)
    .then(({ reportUnhandled }) => reportUnhandled(where, error))
    .catch(() => {
      // ignored: a report that can't be sent must not cause another fault
    });
}
