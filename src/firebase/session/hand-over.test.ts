// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { handOver } from './hand-over';
import { handedDevice } from './handed-device';

const signOutOfAuth = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('firebase/auth', () => ({ signOut: signOutOfAuth }));
vi.mock('./office-auth', () => ({ officeAuth: () => null }));
vi.mock('./use-admin-session', () => ({
  currentAdminSession: () => ({
    state: 'signed-in',
    uid: 'ann',
    email: 'ann@example.com',
    isAdmin: true,
    session: 's-1',
  }),
}));

const replace = vi.fn();
beforeEach(() => {
  localStorage.clear();
  replace.mockClear();
  vi.stubGlobal('location', { replace });
});

test('nobody is signed in once the document opens, in place of the office', async () => {
  signOutOfAuth.mockImplementation(() => {
    expect(handedDevice.stored()).toBe(null);
    return Promise.resolve();
  });
  await handOver('/inspection-agreement?booking=2k', '/admin?found=b-1');
  expect(signOutOfAuth).toHaveBeenCalledOnce();
  expect(handedDevice.read(handedDevice.stored())).toEqual({
    document: '/inspection-agreement?booking=2k',
    job: '/admin?found=b-1',
    email: 'ann@example.com',
    session: 's-1',
  });
  expect(replace).toHaveBeenCalledWith('/inspection-agreement?booking=2k');
});

test('where the session could not be ended, nothing is handed over', async () => {
  signOutOfAuth.mockRejectedValue(new Error('the database is gone'));
  await expect(handOver('/inspection-agreement?booking=2k', '/admin')).rejects.toThrow(
    'the database is gone',
  );
  expect(handedDevice.stored()).toBe(null);
  expect(replace).not.toHaveBeenCalled();
});
