import { Workbox } from 'workbox-window';
import { reportedAs } from '@/logging/report-fault';
import { wakeOutboxIfWaiting } from '@/offline/wake-outbox';
import { askToCacheGroup } from './ask-to-cache-group';
import { readUpdateState, setUpdateState } from './update-state';

const hourMs = 3_600_000;

/**
 * Registers the worker for an app and caches its files for offline use. Call it once, outside React.
 * @param group the app's file group, for example `office`
 */
export function registerApp(group: string): void {
  wakeOutboxIfWaiting();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => setUpdateState('available'));
  let controlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', () => {
    if (controlled && readUpdateState() !== 'updating') setUpdateState('elsewhere');
    controlled = true;
  });
  workbox
    .register()
    .then((registration) => {
      if (registration) lookForUpdates(registration);
      return askToCacheGroup(group);
    })
    // If the browser refuses (private mode, full disk), the app runs without a worker.
    .catch(reportedAs('the worker not registered', undefined));
}

/** Browsers check for updates on navigation, which an office tab may not do all day. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < hourMs) return;
    lookedAt = Date.now();
    // ignored: it looks again within the hour
    registration.update().catch(() => undefined);
  };
  setInterval(look, hourMs / 4);
  document.addEventListener('visibilitychange', look);
}
