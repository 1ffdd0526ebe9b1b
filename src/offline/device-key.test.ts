import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceKey } from './device-key';
import { closeDatabase, openDatabase } from './open-database';

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('is the same for all callers and after the page has ended', async () => {
  const [first, second] = await Promise.all([deviceKey(), deviceKey()]);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  await closeDatabase();
  expect(await deviceKey()).toBe(first);
});

it('is created on a device with data from an earlier version', async () => {
  const earlier = await openDB('sewer-scope', 1, {
    upgrade: (database) =>
      void database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('hash', 'hash'),
  });
  await earlier.put('outbox', { id: 'kept', hash: 'h' });
  earlier.close();
  expect(await deviceKey()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await (await openDatabase()).get('outbox', 'kept')).toEqual({ id: 'kept', hash: 'h' });
});

it('does not exist if the browser stores nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(await deviceKey()).toBe('');
});
