// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { liveRecords } from './live-records';

vi.mock('@/firebase/session/use-admin-session', () => ({
  currentAdminSession: () => ({ state: 'signed-in', uid: 'admin-1' }),
  onAdminSession: () => () => undefined,
}));

test('records are read once for all components, again after each change, and forgotten with the last component', async () => {
  let stored = ['one'];
  const listeners = new Set<(progress: number | null) => void>();
  const announce = (progress: number | null) =>
    act(() => listeners.forEach((listener) => listener(progress)));
  const list = vi.fn((owner: string) => Promise.resolve(stored.map((name) => `${owner} ${name}`)));
  const useRecords = liveRecords<string, number>({
    list,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fault: 'records not listed',
  });
  const [first, second] = [renderHook(useRecords), renderHook(useRecords)];
  expect(first.result.current).toEqual({ read: false, records: [], progress: null });
  await waitFor(() => expect(second.result.current.records).toEqual(['admin-1 one']));
  expect(list).toHaveBeenCalledTimes(1);

  announce(0.5);
  expect(first.result.current).toEqual({ read: true, records: ['admin-1 one'], progress: 0.5 });
  expect(list).toHaveBeenCalledTimes(1);

  // Two changes while the device is read are one more read.
  stored = ['one', 'two'];
  announce(null);
  announce(null);
  await waitFor(() => expect(first.result.current.records).toEqual(['admin-1 one', 'admin-1 two']));
  expect(list).toHaveBeenCalledTimes(3);

  first.unmount();
  second.unmount();
  expect(listeners.size).toBe(0);
  expect(renderHook(useRecords).result.current.read).toBe(false);
});

test('a device that can’t be read yet is read again, and what was shown stays meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const list = vi
    .fn<(owner: string) => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('the database does not open'))
    .mockResolvedValueOnce(['one'])
    .mockRejectedValueOnce(new Error('the database does not open'))
    .mockResolvedValue(['one', 'two']);
  let changed = () => undefined as void;
  const useRecords = liveRecords<string, number>({
    list,
    subscribe: (listener) => {
      changed = () => listener(null);
      return () => undefined;
    },
    fault: 'records not listed',
  });
  const { result, unmount } = renderHook(useRecords);
  await waitFor(() => expect(result.current.read).toBe(true));
  expect(result.current.records).toEqual([]);
  await waitFor(() => expect(result.current.records).toEqual(['one']));

  act(() => changed());
  await waitFor(() => expect(list).toHaveBeenCalledTimes(3));
  expect(result.current.records).toEqual(['one']);
  await waitFor(() => expect(result.current.records).toEqual(['one', 'two']));
  unmount();
});
