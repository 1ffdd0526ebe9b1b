import { routes } from '@domain/business/routes';
import { copyAddress } from './copy-address';
import { offlineDocument, type GroupCache } from './group-cache';

/** How long a visitor with a kept copy waits for the network. */
const patienceMs = 4000;

/**
 * Shells that open from the device at once: in a basement even a line that is there answers late or never. A new version
 * comes as a new worker, which the app offers.
 */
const copyFirst: readonly string[] = [routes.referralApp];

/**
 * Network first; if it fails, is slow or broken, the kept copy; if there is none, the offline document. The kept copy first
 * where the app is opened for work without a line.
 */
export async function answerNavigation(event: FetchEvent, files: GroupCache): Promise<Response> {
  const address = copyAddress(new URL(event.request.url).pathname);
  const copy = await files.find(address);
  if (copy !== undefined && copyFirst.includes(address)) {
    event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
    return copy;
  }
  const network = fromNetwork(event);
  // A slow answer is still awaited: the browser would otherwise report the preload as cancelled.
  event.waitUntil(network.catch(() => undefined));
  if (copy === undefined) return network.catch(() => offlineAnswer(files));

  const answer = await Promise.race([network.catch(() => undefined), after(patienceMs)]);
  return answer === undefined || answer.status >= 500 ? copy : answer;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

async function offlineAnswer(files: GroupCache): Promise<Response> {
  return (
    (await files.find(offlineDocument)) ??
    new Response('You are offline. Open this page again when the connection is back.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  );
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
