import { beforeEach, expect, test, vi } from 'vitest';
import { signOut } from './sign-out';

const signOutOfAuth = vi.hoisted(() => vi.fn<() => Promise<void>>());
const announceEnd = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ signOut: signOutOfAuth }));
vi.mock('./office-auth', () => ({ officeAuth: () => null }));
vi.mock('./use-admin-session', () => ({ leaveAdminSession: () => undefined }));
vi.mock('./session-channel', () => ({ sessionChannel: { announceEnd } }));
vi.mock('../documents/cache-owner', () => ({ cacheOwner: { get: () => null } }));

const replace = vi.fn();
beforeEach(() => {
  replace.mockClear();
  announceEnd.mockClear();
  vi.stubGlobal('location', { replace });
});

test('it notifies the other tabs once the user is signed out, and loads the sign-in page', async () => {
  signOutOfAuth.mockImplementation(() => {
    expect(announceEnd).not.toHaveBeenCalled();
    return Promise.resolve();
  });
  await signOut();
  expect(announceEnd).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith('/admin/auth');
});

test('after a failure the page does not look signed out', async () => {
  signOutOfAuth.mockRejectedValue(new Error('the database is gone'));
  await expect(signOut()).rejects.toThrow('the database is gone');
  expect(announceEnd).not.toHaveBeenCalled();
  expect(replace).toHaveBeenCalledWith('/admin/auth');
});
