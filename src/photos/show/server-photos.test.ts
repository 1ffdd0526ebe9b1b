import { beforeEach, expect, test, vi } from 'vitest';
import { serverPhoto } from './server-photos';

const { callAsAdmin } = vi.hoisted(() => ({ callAsAdmin: vi.fn() }));
vi.mock('@/firebase/calls/call-as-admin', () => ({ callAsAdmin }));

const minute = 60_000;

beforeEach(() => {
  callAsAdmin.mockReset();
  callAsAdmin.mockImplementation((_name: string, { paths }: { paths: string[] }) =>
    Promise.resolve({
      photos: paths.filter((path) => path !== 'missing').map((path) => ({ path, url: `/${path}` })),
    }),
  );
});

test('all photos of a form are requested at once, and again before their addresses expire', async () => {
  const shown = await Promise.all([serverPhoto('a', 0), serverPhoto('b', 0), serverPhoto('a', 0)]);
  expect(shown.map((photo) => photo?.url)).toEqual(['/a', '/b', '/a']);
  expect(callAsAdmin.mock.calls).toEqual([['office-photo-view', { paths: ['a', 'b'] }]]);
  await serverPhoto('a', 9 * minute);
  expect(callAsAdmin).toHaveBeenCalledTimes(1);
  await serverPhoto('a', 11 * minute);
  expect(callAsAdmin).toHaveBeenCalledTimes(2);
});

test('missing or failed photos are requested again', async () => {
  expect(await serverPhoto('missing', 0)).toBeNull();
  expect(await serverPhoto('missing', 0)).toBeNull();
  expect(callAsAdmin).toHaveBeenCalledTimes(2);
  callAsAdmin.mockRejectedValueOnce(new Error('no line'));
  expect(await serverPhoto('c', 0)).toBeNull();
  expect((await serverPhoto('c', 0))?.url).toBe('/c');
});
