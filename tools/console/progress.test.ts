import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sideBySide } from './progress.mjs';
import { eventually } from '@/ui/testing/eventually';

let rows: string[];

beforeEach(() => {
  rows = [];
  vi.spyOn(console, 'log').mockImplementation((row: string) => {
    rows.push(row.replaceAll(/\u001b\[\d+m/g, '').trim());
  });
});

afterEach(() => vi.restoreAllMocks());

/** Work that ends when the test says so. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

it('runs its steps at the same time, each with its row when it has ended', async () => {
  const [packages, database] = [work(), work()];
  const all = sideBySide([
    { label: 'Packages', work: packages.work },
    { label: 'Database', work: database.work },
  ]);
  database.resolve('built');
  await eventually(() => expect(rows).toEqual([expect.stringMatching(/^✓ Database +built/)]));
  packages.resolve('installed');
  await all;
  expect(rows[1]).toMatch(/^✓ Packages +installed/);
});

it('waits for all of them before it reports the first failure', async () => {
  const [packages, database] = [work(), work()];
  const all = sideBySide([
    { label: 'Packages', work: packages.work },
    { label: 'Database', work: database.work },
  ]);
  const ended = vi.fn();
  const settled = all.catch(ended);
  packages.reject(new Error('no network'));
  await eventually(() => expect(rows).toEqual([expect.stringMatching(/^✗ Packages +failed/)]));
  expect(ended).not.toHaveBeenCalled();
  database.resolve('built');
  await settled;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ message: 'no network' }));
  expect(rows[1]).toMatch(/^✓ Database +built/);
});
