import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeLines, grouped, readLines, writeLines } from './line-file';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const things = [{ text: 'a\u2028b\u2029c\r\nd' }, { text: '😀'.repeat(50_000) }, {}];
async function* all() {
  for (const thing of things) yield await Promise.resolve(thing);
}

test('items of any content can be read back from a file', async () => {
  const file = path.join(folder, 'things.ndjson');
  const written = await writeLines(file, all());
  expect(written.lines).toBe(3);
  expect(await describeLines(file)).toEqual(written);
  expect(await groupsOf(readLines(file), { things: 2, letters: Infinity })).toEqual([
    things.slice(0, 2),
    things.slice(2),
  ]);
});

test('a group is no larger than one request can carry', async () => {
  const rows = ['short', 'long'.repeat(10), 'a', 'b', 'c'].map((text) => ({ text }));
  async function* each() {
    for (const row of rows) yield await Promise.resolve(row);
  }
  const [short, long, ...rest] = rows;
  const letters = JSON.stringify(rest.slice(0, 2)).length - '[,]'.length;
  expect(await groupsOf(each(), { things: 10, letters })).toEqual([
    [short],
    [long],
    rest.slice(0, 2),
    rest.slice(2),
  ]);
});

async function groupsOf(
  rows: AsyncIterable<unknown>,
  limits: Parameters<typeof grouped>[1],
): Promise<unknown[][]> {
  const groups: unknown[][] = [];
  for await (const group of grouped(rows, limits)) groups.push(group);
  return groups;
}
