import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, setDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { contextOf, uidOf, type Role } from './roles';
import { rulesEnvironment } from './rules-environment';
import { describeRules, no, yes } from './rules-table';

describe('an inspector’s visits', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    // The project of the table below, whose coverage counts these requests too.
    environment = await rulesEnvironment('demo-rules-visits');
    await environment.withSecurityRulesDisabled(async (server) => {
      const put = (id: string, inspector_id: string) =>
        setDoc(doc(server.firestore(), collections.visits, id), {
          inspector_id,
          scheduled_date: '2026-12-02',
        });
      await put('own', uidOf('inspector'));
      await put('other', 'someone-else');
    });
  });
  afterAll(() => environment.cleanup());

  const visitsFor = (role: Role) => collection(contextOf(environment, role).firestore(), collections.visits);
  const of = (uid: string) => where('inspector_id', '==', uid);

  test('an inspector reads their own visits, and no others', async () => {
    await assertSucceeds(getDoc(doc(visitsFor('inspector'), 'own')));
    await assertFails(getDoc(doc(visitsFor('inspector'), 'other')));
  });

  test('an inspector lists their own visits, and no others', async () => {
    const own = query(visitsFor('inspector'), of(uidOf('inspector')), limit(200));
    const listed = (await assertSucceeds(getDocs(own))).docs.map(({ id }) => id);
    expect(listed).toContain('own');
    expect(listed).not.toContain('other');
    await assertFails(getDocs(query(visitsFor('inspector'), of('someone-else'), limit(200))));
    await assertFails(getDocs(query(visitsFor('inspector'), limit(200))));
    await assertFails(getDocs(query(visitsFor('inspector'), of(uidOf('inspector')))));
  });

  test.each([
    'turned off',
    'later role',
    'ended session',
    'password alone',
    'inspector without claim',
  ] as const)('someone %s lists none, whosever they are', async (role) => {
    await assertFails(getDocs(query(visitsFor(role), of(uidOf(role)), limit(200))));
  });
});

describeRules({
  collection: collections.visits,
  document: { inspector_id: uidOf('inspector'), scheduled_date: '2026-12-02' },
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [no,   no,   no,     no,     no],
    'claim only':   [no,   no,   no,     no,     no],
    'record only':  [no,   no,   no,     no,     no],
    admin:          [yes,  yes,  no,     no,     no],
    // A list has to ask for their own, see below.
    inspector:      [yes,  no,   no,     no,     no],
  },
});
