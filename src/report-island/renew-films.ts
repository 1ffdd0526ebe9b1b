import { askAsReader, type AskForPage } from './renew-addresses';

/**
 * The address of a film works for some hours. On a page that was left open longer the film fails; then the page is
 * requested again, and the film goes on by its new address where it was.
 */
export function renewFilms(ask: AskForPage = askAsReader): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('video[src]')) {
    // By its events, because a film that fails has been paused, but says so after it said that it failed.
    let plays = false;
    video.addEventListener('play', () => (plays = true));
    video.addEventListener('pause', () => (plays = false));
    // Once, until it has loaded: a film that can't be played fails by any address.
    const renewOnce = () => {
      video.removeEventListener('error', renewOnce);
      video.addEventListener('loadeddata', () => video.addEventListener('error', renewOnce), { once: true });
      void renew(video, plays, ask);
    };
    video.addEventListener('error', renewOnce);
  }
}

async function renew(video: HTMLVideoElement, plays: boolean, ask: AskForPage): Promise<void> {
  const seconds = video.currentTime;
  try {
    const answer = await ask();
    if (!answer?.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const found = fresh.getElementById(video.id);
    if (!found) return;
    takeLinks(fresh);
    video.src = found.getAttribute('src') ?? '';
    video.currentTime = seconds;
    if (plays) await video.play();
  } catch {
    // ignored: there is no connection, and the player itself shows that it can't play
  }
}

const links = 'a[data-film], a[data-download]';

/** The moments and downloads of the films, which are in the same order on the same report. */
function takeLinks(fresh: Document): void {
  const addresses = [...fresh.querySelectorAll<HTMLAnchorElement>(links)].map(({ href }) => href);
  const own = document.querySelectorAll<HTMLAnchorElement>(`main :is(${links})`);
  // Another number: the report has a new version.
  if (own.length !== addresses.length) return;
  for (const [index, link] of own.entries()) link.href = addresses[index] ?? link.href;
}
