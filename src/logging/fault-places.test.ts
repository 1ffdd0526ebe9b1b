import { reportFaultSchema } from '@domain/fault/fault-report';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => path.join(source, file));
const places = files.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /\b(?:(?:reportFault|reportedAs)\(\s*|fault: (?='[a-z]))'([^']*)'/g,
    ),
  ].map(([, where = '']) => where),
);

it('the server accepts the name of every place that reports', () => {
  expect(places.length).toBeGreaterThan(50);
  const refused = places.filter(
    (where) => !reportFaultSchema.isValidSync({ where, route: '/admin', name: 'Error' }),
  );
  expect(refused).toEqual([]);
});
