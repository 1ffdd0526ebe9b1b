import { fieldsIn, isText, mayHaveFields } from '@domain/json/guards';
import type { PushNotice } from '@domain/push/push-notice';

declare const self: ServiceWorkerGlobalScope;

/** Browsers demand a notification for every push, so one that can't be read is shown in general words. */
const unread: PushNotice = {
  title: 'You have news',
  body: 'Open the app to see it.',
  path: '/',
  tag: 'news',
};

/** Shows a pushed notice. */
export function showNotice(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = noticeOf(data);
  return self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    data: { path },
    // Alerts again where a notice with this tag is still shown. The types don't have it yet.
    ...{ renotify: true },
  });
}

const isNotice = mayHaveFields<PushNotice>({ title: isText, body: isText, path: isText, tag: isText });

function noticeOf(data: PushMessageData | null): PushNotice {
  try {
    const notice: unknown = data?.json();
    return isNotice(notice) ? { ...unread, ...notice } : unread;
  } catch {
    // ignored: shown in general words
    return unread;
  }
}

/** Focuses a window that already shows the notice's page, or opens one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const { path } = fieldsIn(notification.data);
  const page = new URL(isText(path) ? path : unread.path, self.location.origin);
  // Only pages of our own site.
  const url = page.origin === self.location.origin ? page : new URL('/', self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Where it shows another list or a half-written report, it is only brought to the front, so that nothing is lost.
  const there = windows.find((window) => new URL(window.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}
