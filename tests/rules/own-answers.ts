import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { contextOf, recordAdmins, uidOf, type Role } from './roles';
import { rulesEnvironment } from './rules-environment';

/** Tests that an inspector reads what the clients of their own jobs answered, and no one else's. */
export function describeOwnAnswers(name: CollectionName) {
  describe(`${name} of an inspector’s jobs`, () => {
    let environment: RulesTestEnvironment;
    beforeAll(async () => {
      // In the project of the collection's table, whose coverage counts these requests too.
      environment = await rulesEnvironment(`demo-rules-${name.replaceAll('_', '-')}`);
      await recordAdmins(environment);
      await environment.withSecurityRulesDisabled(async (server) => {
        for (const [id, inspector_id] of [
          ['own', uidOf('inspector')],
          ['other', 'someone-else'],
        ] as const) {
          await setDoc(doc(server.firestore(), collections.visits, id), { inspector_id });
          await setDoc(doc(server.firestore(), name, id), {});
        }
        await setDoc(doc(server.firestore(), name, 'nobodys'), {});
      });
    });
    afterAll(() => environment.cleanup());

    const read = (role: Role, id: string) => getDoc(doc(contextOf(environment, role).firestore(), name, id));

    test('are read by them', async () => {
      await assertSucceeds(read('inspector', 'own'));
    });

    test.each(['other', 'nobodys'])('but not those of another job: %s', async (id) => {
      await assertFails(read('inspector', id));
    });
  });
}
