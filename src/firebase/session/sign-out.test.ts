import { beforeEach, expect, test, vi } from 'vitest';
import { leaveEndedSession, signOut } from './sign-out';

const signOutOfAuth = vi.hoisted(() => vi.fn<() => Promise<void>>());
const announceEnd = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ signOut: signOutOfAuth }));
vi.mock('./office-auth', () => ({ officeAuth: () => null }));
const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../calls/call-as-admin', () => ({ callAsAdmin: call }));
vi.mock('./use-admin-session', () => ({
  leaveAdminSession: () => undefined,
  currentAdminSession: () => ({ state: 'signed-in', uid: 'ann', isAdmin: true, session: 's-1' }),
}));
vi.mock('./session-channel', () => ({ sessionChannel: { announceEnd } }));
vi.mock('../documents/cache-owner', () => ({ cacheOwner: { get: () => null } }));

const replace = vi.fn();
beforeEach(() => {
  call.mockReset().mockResolvedValue({ ended: 1 });
  replace.mockClear();
  announceEnd.mockClear();
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('navigator', { onLine: true });
  signOutOfAuth.mockReset();
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

test('it ends the session on the server while its token is there, and signs out also if that fails', async () => {
  call.mockImplementation(() => {
    expect(signOutOfAuth).not.toHaveBeenCalled();
    return Promise.reject(new Error('the server is gone'));
  });
  await signOut();
  expect(call).toHaveBeenCalledWith('office-session-end', expect.objectContaining({ session: 's-1' }));
  expect(signOutOfAuth).toHaveBeenCalledOnce();
});

test('a session that was ended elsewhere, or is offline, is not ended again', async () => {
  await leaveEndedSession();
  vi.stubGlobal('navigator', { onLine: false });
  await signOut();
  expect(call).not.toHaveBeenCalled();
  expect(signOutOfAuth).toHaveBeenCalledTimes(2);
});
