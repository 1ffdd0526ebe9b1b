import { expect, it, test } from 'vitest';
import { checkDocuments } from './check-documents';

const guide = 'docs/guide.md';
const files: Record<string, string> = {
  'package.json': '{ "scripts": { "drill:kill": "node kill.mjs" } }',
  'domain/job/job-status.ts': "export const jobStatus = 'office-job-cancel';",
  'domain/job/job-status.test.ts': '',
  'kill.mjs': 'const table = { seed, dryRun };',
};

function found(text: string, elsewhere: Record<string, string[]> = {}) {
  const all = { ...files, [guide]: text };
  return checkDocuments(
    { paths: Object.keys(all), read: (path) => all[path as keyof typeof all] },
    elsewhere,
  );
}

test.each([
  'a file: `domain/job/job-status.ts`, `job/job-status.ts`, `job-status.ts`',
  'a folder: `domain/job`, `domain/job/`',
  'files: `domain/*/job-*.ts`',
  'a command: `npm run drill:kill -- --seed 7`',
  'options: `--dry-run`, and `npm run drill:kill -- --dry-run --seed 7`',
  'an option of another program: `npx other --gone`',
  'names: `jobStatus`, `office-job-cancel`',
  'what a command writes: `.local/drills/kill.json`, `dist/admin.html`',
  'links: [job](../domain/job/job-status.ts), [a part](guide.md#part), [jobs](../domain/job/), [web](https://a.example/b)',
  'no path of the repository: `stats/current`, `@scope/name`, `a value`, `other`',
  '```\nnoSuchName in a block\n```',
])('accepts %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['a file', '`domain/job/gone.ts`', 'domain/job/gone.ts'],
  ['the end of a path', '`job/gone.ts`', 'job/gone.ts'],
  ['half a name', '`status.ts`', 'status.ts'],
  ['a folder', '`domain/gone`', 'domain/gone'],
  ['files', '`domain/gone-*.ts`', 'domain/gone-*.ts'],
  ['a link', '[job](../domain/gone.ts#part)', 'domain/gone.ts'],
  ['a command', 'npm run drill:gone', 'npm run drill:gone'],
  ['a command in a block', '```\nnpm run gone -- --seed 7\n```', 'npm run gone'],
  ['an option', '`--wet-run`', '--wet-run'],
  ['an option of a command', '`npm run drill:kill -- --seed 7 --wet-run`', '--wet-run'],
  ['an option in a block', '```\nA=b npm run drill:kill -- --wet-run 7\n```', '--wet-run'],
  ['a call', '`office-job-gone`', 'office-job-gone'],
  ['a function', '`jobStatusOf`', 'jobStatusOf'],
  ['a type', '`JobState`', 'JobState'],
  ['a field', '`held_until`', 'held_until'],
])('reports %s that does not exist', (_, text, name) => {
  expect(found(`${text} and again ${text}`)).toEqual([`${guide} names ${name}, which does not exist`]);
});

it('accepts a name that is listed for this document, and reports the entry once it is not needed', () => {
  const elsewhere = { [guide]: ['gone.ts'] };
  expect(found('It was in `gone.ts`.', elsewhere)).toEqual([]);
  expect(found('It was somewhere else.', elsewhere)).toEqual([`${guide} needs no exception for gone.ts`]);
});
