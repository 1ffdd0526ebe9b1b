import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { attempt, operations } from './operations';
import { contextOf, recordAdmins, roles } from './roles';
import { rulesEnvironment, rulesFile } from './rules-environment';

const names = Object.entries(collections);
const rules = readFileSync(rulesFile, 'utf8');

describe.each(names)('%s', (key, name) => {
  test('has a rules table', () => {
    const file = path.join(import.meta.dirname, `${name.replaceAll('_', '-')}.test.ts`);
    expect(existsSync(file), `${file} is missing`).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`describeRules\\(\\{\\s*collection: collections\\.${key},`),
    );
  });

  test('has one block, which decides each operation separately', () => {
    const blocks = [
      ...rules.matchAll(new RegExp(`^    match /${name}/\\{\\w+\\} \\{\\n(.*?)\\n    \\}`, 'gms')),
    ];
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.[1]?.match(/allow (\w+): if /g)).toEqual(
      operations.map((operation) => `allow ${operation}: if `),
    );
  });
});

test('the rules name no other collection', () => {
  const known = [...rules.matchAll(/^    match \/(\w+)\//gm)].map((match) => match[1]);
  expect(known.toSorted()).toEqual(names.map(([, name]) => name).toSorted());
});

describe('paths that no block names', () => {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    environment = await rulesEnvironment('demo-rules-every-collection');
    await recordAdmins(environment);
    await environment.withSecurityRulesDisabled(async (server) => {
      await setDoc(doc(server.firestore(), 'payments/existing'), { amount: 149 });
      await setDoc(doc(server.firestore(), 'leads/lead-1/notes/existing'), { text: 'Call back' });
      await setDoc(doc(server.firestore(), 'leads/lead-1'), { name: 'Dana' });
    });
  });
  afterAll(() => environment.cleanup());

  describe.each(roles)('%s', (role) => {
    test.each(operations)('%s in an unknown collection is denied', async (operation) => {
      const target = { collection: 'payments', id: 'existing', document: { amount: 149 } };
      await assertFails(attempt[operation](contextOf(environment, role), target));
    });

    test.each(operations)('%s below a known document is denied', async (operation) => {
      const target = { collection: 'leads/lead-1/notes', id: 'existing', document: { text: 'Call back' } };
      await assertFails(attempt[operation](contextOf(environment, role), target));
    });

    test('a collection group query is denied', async () => {
      const everywhere = collectionGroup(contextOf(environment, role).firestore(), 'leads');
      await assertFails(getDocs(query(everywhere, limit(1))));
    });
  });

  test.each(names)('a signed-in portal client has no access to %s', async (_key, name) => {
    const client = environment.authenticatedContext('customer-1', { customer: true });
    const target = { collection: name, id: 'existing', document: { name: 'Dana' } };
    for (const operation of operations) await assertFails(attempt[operation](client, target));
  });

  test('the same admin can read the known document above', async () => {
    const database = contextOf(environment, 'admin').firestore();
    expect((await getDoc(doc(database, 'leads/lead-1'))).exists()).toBe(true);
    expect((await getDocs(query(collection(database, 'leads'), limit(1)))).size).toBe(1);
  });
});
