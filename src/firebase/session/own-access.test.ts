import { expect, test, vi } from 'vitest';
import { sendingAdmin, stopSending } from './own-access';
import { currentAdminSession } from './use-admin-session';

vi.mock('./use-admin-session');

const session = { uid: 'ann', email: 'ann@example.com', isAdmin: true, session: '' } as const;

test('nothing is sent without a session, and once the access is turned off', () => {
  vi.mocked(currentAdminSession).mockReturnValue({ state: 'signed-out' });
  expect(sendingAdmin()).toBeNull();
  vi.mocked(currentAdminSession).mockReturnValue({ state: 'expired', ...session });
  expect(sendingAdmin()).toBeNull();
  vi.mocked(currentAdminSession).mockReturnValue({ state: 'signed-in', ...session });
  expect(sendingAdmin()).toBe('ann');
  stopSending();
  expect(sendingAdmin()).toBeNull();
});
