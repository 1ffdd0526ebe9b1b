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

test('things come back from a file of lines, whatever is in them', async () => {
  const file = path.join(folder, 'things.ndjson');
  const written = await writeLines(file, all());
  expect(written.lines).toBe(3);
  expect(await describeLines(file)).toEqual(written);
  const read: unknown[] = [];
  for await (const group of grouped(readLines(file), 2)) read.push(group);
  expect(read).toEqual([things.slice(0, 2), things.slice(2)]);
});
