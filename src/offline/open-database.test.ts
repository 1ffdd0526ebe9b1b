import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from './open-database';

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => void vi.useRealTimers());

it('opens a database left by a newer version', async () => {
  const newer = await openDB('sewer-scope', 7, {
    upgrade: (database) => void database.createObjectStore('outbox', { keyPath: 'id' }),
  });
  newer.close();
  expect([...(await openDatabase()).objectStoreNames]).toEqual(['outbox']);
});

it('closes for a newer version in another tab', async () => {
  await openDatabase();
  const newer = await openDB('sewer-scope', 7);
  expect(newer.version).toBe(7);
  newer.close();
});

it('gives up if the browser neither opens nor refuses, and retries the next time', async () => {
  vi.useFakeTimers();
  const working = indexedDB;
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
  const opening = expect(openDatabase()).rejects.toThrow('does not open');
  await vi.advanceTimersByTimeAsync(20_000);
  await opening;
  vi.useRealTimers();
  vi.stubGlobal('indexedDB', working);
  expect((await openDatabase()).name).toBe('sewer-scope');
});
