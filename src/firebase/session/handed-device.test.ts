// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '@domain/business/routes';
import { handedDevice } from './handed-device';

const device = {
  document: '/inspection-agreement?booking=2k',
  job: '/admin?found=b-1',
  email: 'a@example.com',
};
const now = () => handedDevice.read(handedDevice.stored());

afterEach(() => localStorage.clear());

test('it is handed over until that ends, and the page is notified of both', () => {
  const changed = vi.fn();
  const stop = handedDevice.onChange(changed);
  expect(now()).toBe(null);
  handedDevice.begin(device);
  expect(now()).toEqual(device);
  handedDevice.end();
  expect(now()).toBe(null);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  handedDevice.begin(device);
  expect(changed).toHaveBeenCalledTimes(2);
});

test.each(['storage', 'pageshow'])('the event %s may mean that another tab has changed it', (event) => {
  const changed = vi.fn();
  const stop = handedDevice.onChange(changed);
  window.dispatchEvent(new Event(event));
  expect(changed).toHaveBeenCalledOnce();
  stop();
});

test('what can’t be read is still a hand-over', () => {
  handedDevice.begin(device);
  for (const name of Object.keys(localStorage)) localStorage.setItem(name, '{');
  expect(now()).toEqual({ document: routes.home, job: routes.admin, email: '' });
});
