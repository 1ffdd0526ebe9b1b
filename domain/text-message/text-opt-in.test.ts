import { expect, test } from 'vitest';
import { sha256Of } from '../testing/sha256-of';
import { textOptIn } from './text-opt-in';

/** Version: hash of its words. A version that people agreed to is never changed or removed; new words are a new one. */
const published: Readonly<Record<string, string>> = {
  '2026-11-30': '290a87f6d0ecf2ab44f15c1d152fd3ce55c70b66bc3eb9b72049a0d7a40e8b6d',
};

test('the words are those of their version', async () => {
  const words = JSON.stringify([textOptIn.label, textOptIn.disclosure('{business}')]);
  expect(await sha256Of(words)).toBe(published[textOptIn.version]);
});

test('the words are those of the newest version', () => {
  expect(textOptIn.version).toBe(Object.keys(published).sort().at(-1));
});
