import { expect, test } from 'vitest';
import { readJson } from '@domain/json/parse-json';
import { isPublished, publishedPath } from '@domain/settings/publishing';
import { publishedFile } from './published-file';

const now = new Date('2026-03-03T12:00:00Z');

test.each([
  [{ version: 7 }, 7],
  [null, 0],
])('a build with %o publishes version %i, where the office looks for it', (settings, version) => {
  const { fileName, source } = publishedFile(settings, now);
  expect(`/${fileName}`).toBe(publishedPath);
  expect(readJson(source, isPublished)).toEqual({ version, at: now.toISOString() });
});
