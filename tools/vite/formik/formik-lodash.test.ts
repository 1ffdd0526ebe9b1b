import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import clone from './clone';
import cloneDeep from './clone-deep';
import isPlainObject from './is-plain-object';
import toPath from './to-path';

const lodash = createRequire(import.meta.url)('lodash') as Record<string, (value: unknown) => unknown>;

class Made {}

it.each([
  ['clone', clone, [{ a: 1, b: [2] }, [1, [2]], 'text', null, 3]],
  ['cloneDeep', cloneDeep, [{ a: { b: [1, { c: null }] } }, [], 'text', undefined]],
  [
    'isPlainObject',
    isPlainObject,
    [{}, Object.create(null), [], null, new Made(), new Date(), 'x', undefined],
  ],
  ['toPath', toPath, ['name', 'findings[0].photos', 'a.b.c', '', 'findings.0.text']],
] as [string, (value: never) => unknown, unknown[]][])(
  '%s matches lodash for form values',
  (name, standIn, values) => {
    for (const value of values) expect(standIn(value as never)).toEqual(lodash[name]?.(value));
  },
);
