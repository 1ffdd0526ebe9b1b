import { BackgroundSyncPlugin } from 'workbox-background-sync';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';

const files = new NetworkFirst({ networkTimeoutSeconds: 4 });
registerRoute(({ request, url }) => request.mode === 'navigate' || url.pathname === '/page.js', files);
registerRoute(
  ({ url }) => url.pathname.endsWith('/client/referral-submit'),
  new NetworkOnly({ plugins: [new BackgroundSyncPlugin('referrals', { maxRetentionTime: 7 * 24 * 60 })] }),
  'POST',
);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
