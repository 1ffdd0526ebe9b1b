import { expect, test } from 'vitest';
import { awaitIndexes } from './await-indexes';
import { fine, unknown, wrong, type Finding } from './finding';

/** Looks that find one after the other, and then the last one again. */
function looks(...found: readonly Finding[]) {
  let asked = 0;
  const look = () => Promise.resolve([found[Math.min(asked++, found.length - 1)] ?? fine('none')]);
  return { look, asked: () => asked };
}
const atOnce = { pauseMs: 1, withinMs: 50 };

test('goes on once every index is built', async () => {
  const { look, asked } = looks(wrong('2 are not built yet'), wrong('1 is not built yet'), fine('all'));
  expect(await awaitIndexes(look, { ...atOnce, withinMs: 10_000 })).toBeNull();
  expect(asked()).toBe(3);
});

test('says what is missing after too long', async () => {
  const missing = wrong('2 are not built yet');
  expect(await awaitIndexes(looks(missing).look, atOnce)).toBe(missing);
});

test('does not wait for what it may not see', async () => {
  const forbidden = unknown('these credentials lack permission (403)');
  const { look, asked } = looks(forbidden);
  expect(await awaitIndexes(look, atOnce)).toBe(forbidden);
  expect(asked()).toBe(1);
});
