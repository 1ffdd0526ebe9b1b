import type { CallRequest } from '@domain/api/contract';
import { isInstalled, isIos } from '@/ui/installation';
import { pushKey } from './push-key';
import { notificationMark, notifiedApps, type NotifiedApp } from './notification-mark';

/** What the server stores of this device. */
export type PushDevice = Pick<CallRequest<'client-push-subscribe'>, 'subscription' | 'key'>;

export type NotificationState =
  | 'unsupported'
  /** An iPhone or iPad notifies only for apps on its home screen. */
  | 'install-first'
  /** The person has blocked this site's notifications in the browser. */
  | 'blocked'
  | 'off'
  | 'on';

/** Whether this app notifies this device. Asks the person nothing. */
export async function readNotifications(app: NotifiedApp): Promise<NotificationState> {
  const supported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!supported) return isIos() && !isInstalled() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'unsupported';
  const subscription = await registration.pushManager.getSubscription();
  const isOurs =
    subscription !== null && localStorage.getItem(notificationMark(app)) === subscription.endpoint;
  return isOurs && Notification.permission === 'granted' && isCurrent(subscription) ? 'on' : 'off';
}

/**
 * Asks for permission and subscribes this device; call it only for a press.
 * @param save stores the device on the server
 * @throws the browser's or the server's error
 */
export async function turnOn(
  app: NotifiedApp,
  save: (device: PushDevice) => Promise<unknown>,
): Promise<NotificationState> {
  const key = pushKey;
  const permission = await Notification.requestPermission();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || key === null) return 'unsupported';
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const known = await registration.pushManager.getSubscription();
  // Made with a key that has been replaced since, it could not be used.
  if (known && !isCurrent(known)) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await save({ subscription: { endpoint: subscription.endpoint, p256dh, auth }, key });
  localStorage.setItem(notificationMark(app), subscription.endpoint);
  return 'on';
}

/**
 * Ends this app's notifications on this device.
 * @param remove removes the device from the server
 * @throws the server's error; then they are still on
 */
export async function turnOff(
  app: NotifiedApp,
  remove: (endpoint: string) => Promise<unknown>,
): Promise<NotificationState> {
  const endpoint = localStorage.getItem(notificationMark(app));
  if (endpoint !== null) await remove(endpoint);
  localStorage.removeItem(notificationMark(app));
  await endUnused();
  return 'off';
}

/** Ends the browser's subscription if no app uses it, after which its endpoint no longer exists. */
async function endUnused(): Promise<void> {
  if (notifiedApps.some((app) => localStorage.getItem(notificationMark(app)) !== null)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Whether a subscription was made with the current key. A browser that doesn't report the key is trusted. */
function isCurrent({ options }: PushSubscription): boolean {
  const { applicationServerKey: key } = options;
  if (!key || pushKey === null) return true;
  return new Uint8Array(key).join() === bytesOf(pushKey).join();
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
