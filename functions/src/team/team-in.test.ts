import type { Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { AdminRole } from '@domain/admin/admin-role';
import { teamIn } from './team-in';

vi.mock('../platform/admins', () => ({ admins: () => null }));

const reading = (team: Readonly<Record<string, AdminRole>>) => {
  const docs = Object.entries(team).map(([id, role]) => ({ id, data: () => ({ role }) }));
  return { get: () => Promise.resolve({ docs }) } as unknown as Transaction;
};

it.each<[Readonly<Record<string, AdminRole>>, boolean]>([
  [{ ann: 'owner' }, true],
  [{ ann: 'owner', bo: 'office' }, true],
  [{ ann: 'owner', bo: 'owner' }, false],
  [{ ann: 'office', bo: 'owner' }, false],
])('of %o, Ann is the last owner: %s', async (team, isLastOwner) => {
  expect((await teamIn(reading(team), 'ann')).isLastOwner).toBe(isLastOwner);
});

it('someone else isn’t on the team', async () => {
  await expect(teamIn(reading({ ann: 'owner' }), 'bo')).rejects.toThrow('no such member');
});
