// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { NotificationsControl } from './notifications-control';

const key = `B${'A'.repeat(86)}`;
vi.mock('./push-key', () => ({ pushKey: `B${'A'.repeat(86)}` }));

const keyBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0)).buffer;

const endpoint = 'https://fcm.googleapis.com/fcm/send/1';

/** A browser with a push service. */
function fakeBrowser({ answer = 'granted', permission = 'default', madeWith = key } = {}) {
  let subscription: object | null = null;
  const unsubscribe = vi.fn(() => {
    subscription = null;
    return Promise.resolve(true);
  });
  const made = (applicationServerKey: ArrayBuffer) => ({
    endpoint,
    options: { applicationServerKey },
    toJSON: () => ({ keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe,
  });
  const subscribe = vi.fn(({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
    subscription = made(applicationServerKey.buffer);
    return Promise.resolve(subscription);
  });
  const notification = {
    permission,
    requestPermission: vi.fn(() => {
      notification.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  const pushManager = { getSubscription: () => Promise.resolve(subscription), subscribe };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  return {
    notification,
    subscribe,
    unsubscribe,
    /** As after an earlier press of this app, or of another. */
    wasOn: (app: string) => {
      notification.permission = 'granted';
      subscription = made(keyBytes(madeWith));
      localStorage.setItem(`notifications:${app}`, endpoint);
    },
  };
}

const save = vi.fn<(device: object) => Promise<unknown>>();
const remove = vi.fn<(endpoint: string) => Promise<unknown>>();

beforeEach(() => {
  localStorage.clear();
  save.mockReset().mockResolvedValue(undefined);
  remove.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <NotificationsControl app="office" when="a new request comes in" save={save} remove={remove} />
    </ThemeProvider>,
  );
const status = async () => (await screen.findByRole('status')).textContent;
const on = 'This device gets a notification when a new request comes in.';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('off until a press: nothing is asked before, and then this device is stored', async () => {
  const { notification, subscribe } = fakeBrowser();
  show();
  expect(await status()).toContain('Get a notification on this device when a new request comes in.');
  expect(notification.requestPermission).not.toHaveBeenCalled();
  expect(subscribe).not.toHaveBeenCalled();
  await press('Notify this device');
  expect(await screen.findByText(on)).toBeTruthy();
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array(keyBytes(key)),
  });
  expect(save).toHaveBeenCalledWith({ subscription: { endpoint, p256dh: 'public', auth: 'secret' }, key });
});

test('on after a reload, and off by a press, which ends the browser’s subscription', async () => {
  const { unsubscribe, wasOn } = fakeBrowser();
  wasOn('office');
  show();
  await press('Stop notifying this device');
  expect(await screen.findByRole('button', { name: 'Notify this device' })).toBeTruthy();
  expect(remove).toHaveBeenCalledWith(endpoint);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('turning it off leaves the other app’s notifications on', async () => {
  const { unsubscribe, wasOn } = fakeBrowser();
  wasOn('referral');
  wasOn('office');
  show();
  await press('Stop notifying this device');
  expect(await screen.findByRole('button', { name: 'Notify this device' })).toBeTruthy();
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('another app’s subscription is not this one’s', async () => {
  fakeBrowser().wasOn('referral');
  show();
  expect(await screen.findByRole('button', { name: 'Notify this device' })).toBeTruthy();
});

test('off once the server’s key has changed; a press replaces the old subscription', async () => {
  const { unsubscribe, wasOn } = fakeBrowser({ madeWith: `B${'B'.repeat(86)}` });
  wasOn('office');
  show();
  await press('Notify this device');
  expect(await screen.findByText(on)).toBeTruthy();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('blocked in the browser: how to allow it, and no button', async () => {
  fakeBrowser({ permission: 'denied' });
  show();
  expect(await status()).toContain('Your browser blocks notifications from this site.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('blocked by the answer to the press', async () => {
  fakeBrowser({ answer: 'denied' });
  show();
  await press('Notify this device');
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('a question that was closed leaves it off and says so', async () => {
  fakeBrowser({ answer: 'default' });
  show();
  await press('Notify this device');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Notifications are still off. Press again and choose Allow.',
  );
});

test('a browser without push says so', async () => {
  show();
  expect(await status()).toContain('This browser can’t show our notifications.');
});

test('an iPhone outside the home screen says how to get there', async () => {
  stubMatchMedia();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  show();
  expect(await status()).toContain('tap Share, then Add to Home Screen');
  vi.restoreAllMocks();
});

test('a refusal shows the server’s message, and the button stays', async () => {
  fakeBrowser();
  const userMessage = 'We can’t send notifications to this browser. Try another, or call us.';
  save.mockRejectedValue(new AppError('invalid-input', 'not a known push service', userMessage));
  show();
  await press('Notify this device');
  expect((await screen.findByRole('alert')).textContent).toBe(userMessage);
  expect(screen.getByRole('button', { name: 'Notify this device' })).toBeTruthy();
  expect(localStorage.getItem('notifications:office')).toBeNull();
});

test('a failed Stop leaves it on', async () => {
  fakeBrowser().wasOn('office');
  remove.mockRejectedValue(new AppError('unavailable', 'no answer', 'You’re offline.'));
  show();
  await press('Stop notifying this device');
  expect((await screen.findByRole('alert')).textContent).toBe('You’re offline.');
  expect(screen.getByText(on)).toBeTruthy();
});
