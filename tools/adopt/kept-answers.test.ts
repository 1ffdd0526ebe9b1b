import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-answers';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'kept-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('answers are read as they were kept, until they are forgotten', () => {
  const file = path.join(folder, 'new/answers.json');
  expect(keptAnswers(file)).toEqual({});
  keepAnswers(file, { name: ['Rolling Hills'], cities: ['Dublin, 40.0992, -83.1141', ''] });
  expect(keptAnswers(file)).toEqual({ name: ['Rolling Hills'], cities: ['Dublin, 40.0992, -83.1141', ''] });
  forgetAnswers(file);
  expect(keptAnswers(file)).toEqual({});
});

test.each(['', '{"name": ["Rolling', '{"name": "Rolling Hills"}'])(
  'a damaged file counts as none: %s',
  (content) => {
    const file = path.join(folder, 'answers.json');
    writeFileSync(file, content);
    expect(keptAnswers(file)).toEqual({});
  },
);
