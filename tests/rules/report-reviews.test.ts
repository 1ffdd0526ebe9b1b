import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, query, setDoc, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { contextOf, uidOf, type Role } from './roles';
import { rulesEnvironment } from './rules-environment';
import { describeRules, no, yes } from './rules-table';

describe('an inspector’s reviews', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    // The project of the table below, whose coverage counts these requests too.
    environment = await rulesEnvironment('demo-rules-report-reviews');
    await environment.withSecurityRulesDisabled(async (server) => {
      const put = (id: string, inspector_id: string) =>
        setDoc(doc(server.firestore(), collections.reportReviews, id), { inspector_id, state: 'submitted' });
      await put('own', uidOf('inspector'));
      await put('other', 'someone-else');
    });
  });
  afterAll(() => environment.cleanup());

  const reviewsFor = (role: Role) =>
    collection(contextOf(environment, role).firestore(), collections.reportReviews);
  const of = (uid: string) => where('inspector_id', '==', uid);

  test('an inspector reads their own, and no others', async () => {
    await assertSucceeds(getDoc(doc(reviewsFor('inspector'), 'own')));
    await assertFails(getDoc(doc(reviewsFor('inspector'), 'other')));
  });

  test('an inspector learns that nothing was submitted for a job, and a visitor doesn’t', async () => {
    expect((await assertSucceeds(getDoc(doc(reviewsFor('inspector'), 'none')))).exists()).toBe(false);
    await assertFails(getDoc(doc(reviewsFor('visitor'), 'none')));
  });

  test('an inspector lists their own, and no others', async () => {
    const own = query(reviewsFor('inspector'), of(uidOf('inspector')), limit(100));
    const listed = (await assertSucceeds(getDocs(own))).docs.map(({ id }) => id);
    expect(listed).toContain('own');
    expect(listed).not.toContain('other');
    await assertFails(getDocs(query(reviewsFor('inspector'), of('someone-else'), limit(100))));
    await assertFails(getDocs(query(reviewsFor('inspector'), limit(100))));
    await assertFails(getDocs(query(reviewsFor('inspector'), of(uidOf('inspector')))));
  });

  test('the office lists all that wait', async () => {
    const waiting = query(reviewsFor('admin'), where('state', 'in', ['submitted', 'returned']), limit(25));
    const listed = (await assertSucceeds(getDocs(waiting))).docs.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(['own', 'other']));
  });

  test.each(['turned off', 'later role', 'ended session', 'password alone'] as const)(
    'someone %s lists none, also their own',
    async (role) => {
      await assertFails(getDocs(query(reviewsFor(role), of(uidOf(role)), limit(100))));
    },
  );
});

describeRules({
  collection: collections.reportReviews,
  document: { inspector_id: uidOf('inspector'), state: 'submitted' },
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [no,   no,   no,     no,     no],
    'claim only':   [no,   no,   no,     no,     no],
    'record only':  [no,   no,   no,     no,     no],
    admin:          [yes,  yes,  no,     no,     no],
    // A list has to ask for their own, see above.
    inspector:      [yes,  no,   no,     no,     no],
  },
});
