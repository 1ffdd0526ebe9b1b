import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { businessAlias, businessNames, chosenBusiness, refuseOtherBusiness } from './chosen-business.mjs';

const first = chosenBusiness({}).name;
const other = businessNames().find((name) => name !== first) ?? '';

test('without BUSINESS, the business is the one of tsconfig.json', () => {
  expect(businessNames()).toContain(first);
  expect(chosenBusiness({ BUSINESS: '' }).name).toBe(first);
  expect(existsSync(path.join(chosenBusiness({}).folder, 'names.ts'))).toBe(true);
});

test('BUSINESS chooses another folder', () => {
  const { name, folder, tsconfig } = chosenBusiness({ BUSINESS: other });
  expect([name, path.basename(folder), path.dirname(tsconfig)]).toEqual([other, other, folder]);
  expect(businessAlias({ BUSINESS: other })).toEqual({ '@business': folder });
});

test.each(['no-such-business', '../domain', 'a b'])('a name without a folder is refused: %s', (BUSINESS) => {
  expect(() => chosenBusiness({ BUSINESS })).toThrow(
    `There is no business "${BUSINESS}". Set BUSINESS to one of`,
  );
});

test('a command that knows only the business of tsconfig.json refuses another', () => {
  expect(() => refuseOtherBusiness({})).not.toThrow();
  expect(() => refuseOtherBusiness({ BUSINESS: first })).not.toThrow();
  expect(() => refuseOtherBusiness({ BUSINESS: other })).toThrow(`Name ${other} there`);
  const { tsconfig } = chosenBusiness({ BUSINESS: other });
  expect(() => refuseOtherBusiness({ BUSINESS: other, TSX_TSCONFIG_PATH: tsconfig })).not.toThrow();
});
