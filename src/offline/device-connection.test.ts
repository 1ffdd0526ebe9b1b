import 'fake-indexeddb/auto';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceConnection } from './device-connection';
import { eventually } from '@/ui/testing/eventually';

interface Schema extends DBSchema {
  records: { key: string; value: string };
}

afterEach(() => void vi.useRealTimers());

const openNow = () =>
  openDB<Schema>('slow', 1, { upgrade: (database) => void database.createObjectStore('records') });

it('waits for a device that takes ten seconds to repair its database', async () => {
  const database = await openNow();
  vi.useFakeTimers();
  const { open } = deviceConnection<Schema>(
    () => new Promise((resolve) => void setTimeout(() => resolve(database), 10_000)),
  );
  const opening = open();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await opening).toBe(database);
});

it('uses a database that opens after it gave up, and closes a second one', async () => {
  const [first, second] = [await openNow(), await openNow()];
  const attempts: ((database: IDBPDatabase<Schema>) => void)[] = [];
  const openDatabase = vi.fn(() => new Promise<IDBPDatabase<Schema>>((resolve) => attempts.push(resolve)));
  const { open } = deviceConnection<Schema>(openDatabase);
  vi.useFakeTimers();
  const opening = [expect(open()).rejects.toThrow('does not open')];
  await vi.advanceTimersByTimeAsync(60_000);
  opening.push(expect(open()).rejects.toThrow('does not open'));
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(opening);
  vi.useRealTimers();

  attempts[1]?.(second);
  await Promise.resolve();
  expect(await open()).toBe(second);
  attempts[0]?.(first);
  await eventually(() => expect(() => first.transaction('records')).toThrow());
  expect(second.transaction('records').objectStoreNames).toContain('records');
  expect(await open()).toBe(second);
  expect(openDatabase).toHaveBeenCalledTimes(2);
});
