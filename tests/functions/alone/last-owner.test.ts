import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MemberDetails } from '@domain/admin/team-calls';
import { db } from '../support/admin-sdk';
import { callUntilTaken } from '../support/call';
import { signIn, type SignedIn } from '../support/sign-in';

const office: MemberDetails = {
  name: '',
  credential: '',
  phone: '',
  role: 'office',
  inspects: false,
  color: 'blue',
  services: null,
  week: null,
  days_off: [],
};

/** What takes an owner from the team, as one owner does it to another. */
const endings = {
  demotes: (uid: string, by: SignedIn) =>
    callUntilTaken('office-team-change', { uid, ...office, idempotencyKey: randomUUID() }, by),
  deactivates: (uid: string, by: SignedIn) =>
    callUntilTaken('office-team-access', { uid, active: false, idempotencyKey: randomUUID() }, by),
  removes: (uid: string, by: SignedIn) =>
    callUntilTaken('office-team-remove', { uid, idempotencyKey: randomUUID() }, by),
};
type Ending = keyof typeof endings;
const all = Object.keys(endings) as readonly Ending[];

const admins = db.collection('admins');
const record = ({ uid }: SignedIn) => admins.doc(uid);
const isOwner = async (member: SignedIn) => {
  const stored = (await record(member).get()).data();
  return stored !== undefined && (stored.role ?? 'owner') === 'owner' && stored.active !== false;
};

// Alone, because no one else on the stack is an owner meanwhile.
describe('the team always has an owner', () => {
  const others: { readonly ref: DocumentReference; readonly data: object }[] = [];
  beforeAll(async () => {
    for (const { ref, data } of (await admins.get()).docs.map((doc) => ({
      ref: doc.ref,
      data: doc.data(),
    }))) {
      others.push({ ref, data });
      await ref.update({ role: 'office' });
    }
  });
  afterAll(async () => {
    for (const { ref, data } of others) await ref.set(data);
  });

  it.each(all)('nobody %s the last one', async (ending) => {
    const [owner, colleague] = [await signIn(), await signIn()];
    await record(colleague).update({ role: 'office' });
    for (const by of [owner, colleague]) {
      expect((await endings[ending](owner.uid, by)).error?.details?.code).toMatch(
        /^(invalid-input|not-allowed)$/,
      );
    }
    expect(await isOwner(owner)).toBe(true);
    await record(owner).delete();
  });

  it('an owner whose access is off doesn’t count', async () => {
    const [owner, off] = [await signIn(), await signIn()];
    await record(off).update({ active: false });
    const { error } = await endings.demotes(owner.uid, owner);
    expect(error?.details?.fields).toEqual({
      role: expect.stringMatching(/The team needs an owner/) as unknown,
    });
    await record(off).delete();
    await record(owner).delete();
  });

  it.each(all)('of two owners, each %s the other at the same moment: one stays', async (ending) => {
    const [ann, bo] = [await signIn(), await signIn()];
    const answers = await Promise.all([endings[ending](bo.uid, ann), endings[ending](ann.uid, bo)]);
    const refusals = answers.flatMap(({ error }) => (error ? [error.details?.code] : []));
    expect(refusals).toEqual(['not-allowed']);
    expect([await isOwner(ann), await isOwner(bo)].filter(Boolean)).toHaveLength(1);
    for (const each of [ann, bo]) await record(each).delete();
  });
});
