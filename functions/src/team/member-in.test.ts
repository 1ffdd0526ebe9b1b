import type { Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { AdminRole } from '@domain/admin/admin-role';
import { memberIn } from './member-in';

vi.mock('../platform/collection-of', () => ({ collectionOf: () => null }));

type Member = AdminRole | 'owner, off';

const reading = (team: Readonly<Record<string, Member>>) => {
  const docs = Object.entries(team).map(([id, member]) => {
    const stored = { role: member.split(',')[0], active: !member.endsWith('off') };
    return {
      id,
      exists: true,
      get: (field: keyof typeof stored) => stored[field],
      data: () => stored,
    };
  });
  return { get: () => Promise.resolve({ docs }) } as unknown as Transaction;
};
const ofAnn = (team: Readonly<Record<string, Member>>, staysOwner: boolean) =>
  memberIn(reading(team), { uid: 'ann' }, { uid: 'ann', staysOwner });

it.each<[Readonly<Record<string, Member>>, string]>([
  [{ ann: 'owner' }, 'the last owner'],
  [{ ann: 'owner', bo: 'office' }, 'the last owner'],
  [{ ann: 'owner', bo: 'owner, off' }, 'the last owner'],
])('of %o, Ann has to stay an owner: %s', async (team, reason) => {
  await expect(ofAnn(team, false)).rejects.toThrow(reason);
  expect(await ofAnn(team, true)).toMatchObject({ role: 'owner' });
});

it('one of two owners can become something else', async () => {
  expect(await ofAnn({ ann: 'owner', bo: 'owner' }, false)).toMatchObject({ role: 'owner' });
});

it.each<[Readonly<Record<string, Member>>, string]>([
  [{ bo: 'owner' }, 'not an admin'],
  [{ ann: 'owner, off', bo: 'owner' }, 'not an admin'],
  [{ ann: 'office', bo: 'owner' }, "an owner's call by office"],
])('of %o, Ann changes nobody: %s', async (team, reason) => {
  const change = memberIn(reading(team), { uid: 'ann' }, { uid: 'bo', staysOwner: true });
  await expect(change).rejects.toThrow(reason);
});

it('someone else isn’t on the team', async () => {
  const change = memberIn(reading({ ann: 'owner' }), { uid: 'ann' }, { uid: 'bo', staysOwner: true });
  await expect(change).rejects.toThrow('no such member');
});
