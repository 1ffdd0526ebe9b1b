import { routes } from '@domain/business/routes';
import { within } from '@domain/time/within';
import { copyAddress } from './copy-address';
import { offlineDocument, type GroupCache } from './group-cache';

/** How long a visitor with a cached copy waits for the network. */
const patienceMs = 4000;

/**
 * Shells that are served from the cache first, because a weak connection may respond late or never. A new version
 * comes with a new worker, which the app offers.
 */
const copyFirst: readonly string[] = [routes.referralApp];

/**
 * Network first; if it fails, is slow or responds with an error, the cached copy; without one, the offline
 * document. Apps for offline work use the cached copy first.
 */
export async function answerNavigation(event: FetchEvent, files: GroupCache): Promise<Response> {
  const address = copyAddress(new URL(event.request.url).pathname);
  const copy = await files.find(address);
  if (copy !== undefined && copyFirst.includes(address)) {
    // ignored: the copy is the answer, and the browser may cancel the preload
    event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
    return copy;
  }
  const network = fromNetwork(event);
  // Awaits the late response, because the browser would report the preload as canceled.
  // ignored: a failure is judged below
  event.waitUntil(network.catch(() => undefined));
  // ignored: the offline page says so
  if (copy === undefined) return network.catch(() => offlineAnswer(files));

  // ignored: the copy is the answer
  const answered = network.catch(() => undefined);
  const answer = await within(patienceMs, answered, () => undefined);
  return answer === undefined || answer.status >= 500 ? copy : answer;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

async function offlineAnswer(files: GroupCache): Promise<Response> {
  return (
    (await files.find(offlineDocument)) ??
    new Response('You’re offline. Open this page again once you’re back online.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  );
}
