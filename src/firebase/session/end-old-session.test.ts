import { signOut } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { endOldSession } from './end-old-session';

const auth = vi.hoisted(() => ({
  currentUser: { getIdTokenResult: () => Promise.resolve({ claims: { auth_time: '100' } }) },
}));
vi.mock('firebase/auth', () => ({ signOut: vi.fn(() => Promise.resolve()) }));
vi.mock('./office-auth', () => ({ officeAuth: () => auth }));

beforeEach(() => vi.mocked(signOut).mockClear());

test.each([
  [101, 1],
  [100, 0],
  [0, 0],
])('a session from second 100 ends where tokens count from %i: %i', async (tokensFrom, times) => {
  await endOldSession(tokensFrom);
  expect(signOut).toHaveBeenCalledTimes(times);
});
