import { fileGroups, version } from 'virtual:file-groups';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerNavigation } from './answer-navigation';
import { GroupCache } from './group-cache';
import { openNotice, showNotice } from './show-notice';
import { outboxSyncTag, type GroupAnswer, type WorkerNotice, type WorkerQuestion } from './messages';

declare const self: ServiceWorkerGlobalScope;

const files = new GroupCache(version, fileGroups);

// Cast, because Workbox's types don't support exactOptionalPropertyTypes.
const bounded = new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Hashed files outside the cached groups, for example of a newer build. */
const otherAssets = new CacheFirst({ cacheName: 'other-assets', plugins: [bounded] });

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ event }) => answerNavigation(event as FetchEvent, files),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ event, request, url }) =>
    (await caches.match(url.pathname, { ignoreVary: true })) ?? otherAssets.handle({ event, request }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && files.listsFixed(url.pathname),
  async ({ request, url }) =>
    fetch(request).catch(async (cause: unknown) => {
      const stored = await files.find(url.pathname);
      if (stored === undefined) throw cause;
      return stored;
    }),
);

self.addEventListener('install', (event) => event.waitUntil(files.refresh()));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await files.removeOld();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const question = event.data as WorkerQuestion;
  if (question.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (question.type === 'cache-group') event.waitUntil(answerGroup(question.group, event.ports[0]));
});

async function answerGroup(group: string, port: MessagePort | undefined): Promise<void> {
  // ignored: the page asks again when it is next loaded
  const answer: GroupAnswer = { cached: await files.keep(group).catch(() => false) };
  port?.postMessage(answer);
}

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));

self.addEventListener('sync', (event) => {
  const sync = event as ExtendableEvent & { readonly tag: string };
  if (sync.tag === outboxSyncTag) sync.waitUntil(wakePages());
});

async function wakePages(): Promise<void> {
  const notice: WorkerNotice = { type: 'wake-outbox' };
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(notice);
}
