import { expect, it, test } from 'vitest';
import { checkRequirements, requirementsPage } from './check-requirements';

const met = 'src/site/menu.ts';
const test1 = 'src/site/menu.test.ts';
const table = (...rows: string[]) =>
  ['| Number | Requirement | Met in | Shown by | Note |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
const row = (change: { number?: string; metIn?: string; shownBy?: string; note?: string } = {}) => {
  const { number = 'A-01', metIn = `\`${met}\``, shownBy = `\`${test1}\` "opens"`, note = '' } = change;
  return `| ${number} | The menu opens. | ${metIn} | ${shownBy} | ${note} |`;
};

/** Checks a small repository with this page, and this comment in one of its files. */
function found(page: string, comment = '') {
  const files: Record<string, string> = {
    [requirementsPage]: page,
    [met]: comment,
    [test1]: "test('opens and closes', () => undefined);",
  };
  return checkRequirements({ paths: Object.keys(files), read: (path) => files[path] ?? '' });
}

/** Assembled here, because the check would read a whole one as a citation in this file. */
const cite = (numbers: string, between = ' ') => `/** As in requirement${between}${numbers}. */`;

it('finds no errors in a complete page', () => {
  const page = table(row({ note: 'See A-02.' }), row({ number: 'A-02', shownBy: `\`${test1}\`` }));
  expect(found(page, cite('A-01 and A-02'))).toEqual([]);
});

test.each([
  ['a duplicate number', table(row(), row()), 'A-01 is there twice'],
  ['no test', table(row({ shownBy: '' })), 'A-01 has no test'],
  ['no file', table(row({ metIn: '' })), 'A-01 is met nowhere'],
  [
    'a file that is gone',
    table(row({ metIn: '`src/gone.ts`' })),
    'A-01 is met in src/gone.ts, which does not exist',
  ],
  [
    'a test that is gone',
    table(row({ shownBy: '`src/gone.test.ts`' })),
    'A-01 is shown by src/gone.test.ts, which does not exist',
  ],
  [
    'a test that is not a test file',
    table(row({ shownBy: `\`${met}\`` })),
    `A-01 is shown by ${met}, which is not a test`,
  ],
  [
    'a title that no test has',
    table(row({ shownBy: `\`${test1}\` "flies"` })),
    `A-01 names a test that ${test1} does not have: "flies"`,
  ],
  [
    'a note with an unknown number',
    table(row({ note: 'See A-07.' })),
    `${requirementsPage} cites requirement A-07, which does not exist`,
  ],
  [
    'a malformed row',
    table(row(), '| A-2 | Short. |'),
    `${requirementsPage}: this is no row: | A-2 | Short. |`,
  ],
])('reports %s', (_, page, sentence) => {
  expect(found(page)).toContain(sentence);
});

test.each([
  ['an unknown number', cite('B-07')],
  ['the second of two', cite('A-01 and B-07')],
  ['a number after a line break in the comment', cite('B-07', '\n * ')],
])('reports a comment with %s', (_, comment) => {
  expect(found(table(row()), comment)).toEqual([`${met} cites requirement B-07, which does not exist`]);
});

it('reports a number in another format', () => {
  const number = 'A-1';
  expect(found(table(row()), cite(number))).toEqual([
    `${met} cites requirement ${number}, which does not exist`,
  ]);
});
