import type { Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { AdminRole } from '@domain/admin/admin-role';
import { teamIn } from './team-in';

vi.mock('../platform/admins', () => ({ admins: () => null }));

type Member = AdminRole | 'owner, off';

const reading = (team: Readonly<Record<string, Member>>) => {
  const docs = Object.entries(team).map(([id, member]) => ({
    id,
    data: () => ({ role: member.split(',')[0], active: !member.endsWith('off') }),
  }));
  return { get: () => Promise.resolve({ docs }) } as unknown as Transaction;
};

it.each<[Readonly<Record<string, Member>>, boolean]>([
  [{ ann: 'owner' }, true],
  [{ ann: 'owner', bo: 'office' }, true],
  [{ ann: 'owner', bo: 'owner' }, false],
  [{ ann: 'office', bo: 'owner' }, false],
  [{ ann: 'owner', bo: 'owner, off' }, true],
  [{ ann: 'owner, off', bo: 'owner' }, false],
])('of %o, Ann is the last owner: %s', async (team, isLastOwner) => {
  expect((await teamIn(reading(team), 'ann')).isLastOwner).toBe(isLastOwner);
});

it('someone else isn’t on the team', async () => {
  await expect(teamIn(reading({ ann: 'owner' }), 'bo')).rejects.toThrow('no such member');
});
