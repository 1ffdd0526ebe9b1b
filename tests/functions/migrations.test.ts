import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import type { Migration } from '../../tools/migrations/migration';
import { runMigration, tryMigration } from '../../tools/migrations/run-migration';

/** A project of its own: the migrations of these tests are none of the product's. */
const firestore = getFirestore(initializeApp({ projectId: 'demo-migrations' }, 'demo-migrations'));
const customers = firestore.collection(collections.customers);

const addsLanguage = {
  id: '1.1.0-customer-language',
  does: 'Gives each customer a language.',
  collection: collections.customers,
  missingFields: ({ data }) => ('language' in data ? null : { language: 'en' }),
} satisfies Migration;

beforeEach(async () => {
  for (const name of [collections.customers, collections.migrations]) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
});

test('it adds the field to the records that lack it, page by page, and leaves the rest as it is', async () => {
  await seed(7);
  await customers.doc('c3').update({ language: 'es' });
  const before = await records();

  const result = await runMigration(firestore, addsLanguage, { atOnce: 3 });

  expect(result).toMatchObject({ read: 7, changed: 6 });
  expect(await records()).toEqual(before.map((record) => ({ language: 'en', ...record })));
});

test('a second run changes nothing', async () => {
  await seed(4);
  await runMigration(firestore, addsLanguage, { atOnce: 3 });
  const written = await updateTimes();

  const again = await runMigration(firestore, addsLanguage, { atOnce: 3 });

  expect(again).toMatchObject({ read: 4, changed: 4 });
  expect(await updateTimes()).toEqual(written);
});

test('after a break it goes on where it stood', async () => {
  await seed(7);
  const asked: string[] = [];
  const watched: Migration = {
    ...addsLanguage,
    missingFields: (document) => {
      asked.push(document.id);
      return addsLanguage.missingFields(document);
    },
  };
  const broken = runMigration(firestore, watched, {
    atOnce: 3,
    onPage: () => {
      throw new Error('switched off');
    },
  });
  await expect(broken).rejects.toThrow('switched off');
  expect(await languages()).toEqual(['en', 'en', 'en', null, null, null, null]);

  const result = await runMigration(firestore, watched, { atOnce: 3 });

  expect(result).toMatchObject({ read: 7, changed: 7 });
  expect(asked).toEqual(['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
});

test('what people write meanwhile is kept', async () => {
  await seed(30);

  const rename = async (at: number) => customers.doc(`c${at}`).update({ name: 'New name' });
  const [result] = await Promise.all([
    runMigration(firestore, addsLanguage, { atOnce: 5 }),
    ...Array.from({ length: 30 }, (_, at) => rename(at)),
  ]);

  expect(result.changed).toBe(30);
  expect(await records()).toEqual(Array.from({ length: 30 }, () => ({ name: 'New name', language: 'en' })));
});

test('a trial says how many records it would change, and writes nothing', async () => {
  await seed(5);
  await customers.doc('c0').update({ language: 'es' });
  const written = await updateTimes();

  expect(await tryMigration(firestore, addsLanguage)).toEqual({ read: 5, changed: 4 });
  expect(await updateTimes()).toEqual(written);
  expect((await firestore.collection(collections.migrations).get()).size).toBe(0);
});

test('one that would change a field of the release before is refused, and its page stays unwritten', async () => {
  await seed(3);
  const written = await updateTimes();
  const renames: Migration = { ...addsLanguage, missingFields: () => ({ language: 'en', name: '' }) };

  await expect(runMigration(firestore, renames)).rejects.toThrow(
    'would change the field name of customers/c0',
  );
  expect(await updateTimes()).toEqual(written);
});

async function seed(count: number): Promise<void> {
  const writes = firestore.batch();
  for (let at = 0; at < count; at += 1) writes.set(customers.doc(`c${at}`), { name: `Person ${at}` });
  await writes.commit();
}

const records = async () => (await customers.get()).docs.map((doc) => doc.data());
const updateTimes = async () => (await customers.get()).docs.map((doc) => doc.updateTime.toMillis());
const languages = async () =>
  (await customers.get()).docs.map((doc) => (doc.get('language') as string | undefined) ?? null);
