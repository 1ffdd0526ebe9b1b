import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNotice, showNotice } from './show-notice';

const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve(null));
const windows: { url: string; focus: () => Promise<void> }[] = [];

beforeEach(() => {
  vi.stubGlobal('self', {
    location: new URL('https://site.example/sw.js'),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  windows.length = 0;
});

const notice = {
  title: 'New request',
  body: 'A sewer scope, Nov 26 (ABCD1234)',
  path: '/admin?tab=workflow&list=requests',
  tag: 'new-request',
};
const pushed = (json: () => unknown) => ({ json }) as PushMessageData;
const close = vi.fn();
const shown = (path: unknown) => ({ close, data: { path } }) as unknown as Notification;

test('a push shows its own text and replaces the previous one', async () => {
  await showNotice(pushed(() => notice));
  expect(showNotification).toHaveBeenCalledWith(
    'New request',
    expect.objectContaining({
      body: notice.body,
      tag: 'new-request',
      renotify: true,
      data: { path: notice.path },
    }),
  );
});

test.each([
  ['nothing', null],
  ['no JSON', pushed(() => JSON.parse('broken'))],
  ['JSON that is no notice', pushed(() => 'news')],
  ['a title that is no text', pushed(() => ({ ...notice, title: { text: 'New request' } }))],
])('a push with %s is shown in general words, as browsers demand', async (_, data) => {
  await showNotice(data);
  expect(showNotification).toHaveBeenCalledWith(
    'You have news',
    expect.objectContaining({ data: { path: '/' } }),
  );
});

test('a tap focuses the open window without changing its page', async () => {
  const focus = vi.fn(() => Promise.resolve());
  windows.push({ url: 'https://site.example/', focus: vi.fn() });
  windows.push({ url: 'https://site.example/admin?tab=report&booking=b-1', focus });
  await openNotice(shown(notice.path));
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tap opens the page where no window shows it', async () => {
  windows.push({ url: 'https://site.example/admin', focus: vi.fn() });
  await openNotice(shown('/referral-app/tracker'));
  expect(openWindow).toHaveBeenCalledWith('https://site.example/referral-app/tracker');
});

test.each(['https://evil.example/', '//evil.example/admin'])('a tap never leads to %s', async (path) => {
  await openNotice(shown(path));
  expect(openWindow).toHaveBeenCalledWith('https://site.example/');
});
