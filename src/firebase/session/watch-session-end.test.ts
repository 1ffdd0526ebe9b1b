import { expect, test, vi } from 'vitest';
import type { AdminSession } from './use-admin-session';
import { watchSessionEnd } from './watch-session-end';
import { eventually } from '@/ui/testing/eventually';

interface Page {
  session: AdminSession;
  changed: () => void;
  endedElsewhere: () => void;
}

const page = vi.hoisted<Page>(() => ({
  session: { state: 'loading' },
  changed: () => undefined,
  endedElsewhere: () => undefined,
}));
vi.mock('./use-admin-session', () => ({
  currentAdminSession: () => page.session,
  onAdminSession: (listener: () => void) => (page.changed = listener),
  leaveAdminSession: () => undefined,
}));
vi.mock('./session-channel', () => ({
  sessionChannel: { onEnd: (listener: () => void) => (page.endedElsewhere = listener) },
}));
vi.mock('./session-end', () => ({ holdsSession: () => true, endSession: () => Promise.resolve() }));

const become = (session: AdminSession) => {
  page.session = session;
  page.changed();
};
const signedIn = (uid: string) =>
  ({ state: 'signed-in', uid, email: `${uid}@a.example`, isAdmin: true, session: '' }) as const;

test('the page reloads for another user and after a sign-out elsewhere, but not after an expired session', async () => {
  const [reload, replace] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { href: 'https://a.example/admin#fragment', reload, replace });
  watchSessionEnd();
  become(signedIn('ann'));
  become({ ...signedIn('ann'), state: 'expired' });
  become(signedIn('ann'));
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  become(signedIn('bo'));
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
  page.endedElsewhere();
  await eventually(() => expect(replace).toHaveBeenCalledWith('/admin/auth'));
});
