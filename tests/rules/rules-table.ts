import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, doc, getDocs, limit, query, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollectionName } from '@domain/firestore/paths';
import { attempt, operations } from './operations';
import { contextOf, recordAdmins, roles, tabled, type Role, type TabledRole } from './roles';
import { unprovenExpressions } from './rule-coverage';
import { rulesEnvironment } from './rules-environment';

export const yes = true;
export const no = false;

/** Expected results for get, list, create, update, and delete. */
type Row = readonly [boolean, boolean, boolean, boolean, boolean];

/** Each role's expected results; an inspector's where they may do more than someone without access. */
export type RulesTable = Readonly<Record<TabledRole, Row>> & { readonly inspector?: Row };

function rowOf(table: RulesTable, role: Role): Row {
  return (role === 'inspector' && table.inspector) || table[tabled(role)];
}

export interface RulesExpectation {
  readonly collection: CollectionName;
  readonly document: Readonly<Record<string, unknown>>;
  readonly table: RulesTable;
  /** The id of the existing document that each role requests; the same for all roles if omitted. */
  readonly idFor?: (role: Role) => string;
  /** The id of another user's document, which the role may not get although it may get its own. */
  readonly strangeIdFor?: (role: Role) => string;
  /** The roles that may get that document too. */
  readonly mayGetStrange?: readonly TabledRole[];
}

/** Whether a role has the rights of another one here: one read shows that its access was decided. */
function isLikeAnother(table: RulesTable, role: Role): boolean {
  return rowOf(table, role) === table[tabled(role)] && tabled(role) !== role;
}

/**
 * Tests each cell of a collection's table against the emulator in a dedicated project: permitted lists need a
 * limit; each denied operation succeeds for the server, so the rule is the cause; and every expression of the
 * block has been both true and false.
 */
export function describeRules({
  collection: name,
  document,
  table,
  idFor = () => 'existing',
  strangeIdFor,
  mayGetStrange = [],
}: RulesExpectation) {
  const projectId = `demo-rules-${name.replaceAll('_', '-')}` as const;
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    environment = await rulesEnvironment(projectId);
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (server) => {
      for (const id of new Set(roles.map(idFor))) await setDoc(doc(server.firestore(), name, id), document);
    });
    await recordAdmins(environment);
  });
  afterAll(() => environment.cleanup());

  describe.each(roles)(`${name}, %s`, (role) => {
    test.each(
      operations
        .map((operation, column) => ({ operation, allowed: rowOf(table, role)[column] === yes }))
        .filter(({ operation }) => !isLikeAnother(table, role) || operation === 'get'),
    )('$operation: $allowed', async ({ operation, allowed }) => {
      const target = { collection: name, id: idFor(role), document };
      const asked = attempt[operation](contextOf(environment, role), target);
      await (allowed ? assertSucceeds(asked) : assertFails(asked));
    });
  });

  if (strangeIdFor) {
    test.each(roles)(`${name}, get of another's by %s`, async (role) => {
      const target = { collection: name, id: strangeIdFor(role), document };
      const asked = attempt.get(contextOf(environment, role), target);
      await (mayGetStrange.includes(tabled(role)) ? assertSucceeds(asked) : assertFails(asked));
    });
  }

  describe.each(roles.filter((role) => rowOf(table, role)[1] === yes && !isLikeAnother(table, role)))(
    `${name}, list by %s`,
    (role) => {
      test('needs a limit', async () => {
        await assertFails(getDocs(collection(contextOf(environment, role).firestore(), name)));
      });
      test.each([
        { most: 1, allowed: true },
        { most: 200, allowed: true },
        { most: 201, allowed: false },
      ])('of $most: $allowed', async ({ most, allowed }) => {
        const asked = getDocs(query(collection(contextOf(environment, role).firestore(), name), limit(most)));
        await (allowed ? assertSucceeds(asked) : assertFails(asked));
      });
    },
  );

  // Last, because it deletes what the tests above ask for.
  test.each(operations)(`${name}, server: %s`, async (operation) => {
    await environment.withSecurityRulesDisabled(async (server) => {
      const target = { collection: name, id: idFor('visitor'), document };
      await assertSucceeds(attempt[operation](server, target));
    });
  });

  test(`${name}: every expression of its rules was both true and false`, async () => {
    expect(await unprovenExpressions(projectId, name)).toEqual([]);
  });
}
