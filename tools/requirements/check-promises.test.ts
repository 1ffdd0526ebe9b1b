import { expect, it, test } from 'vitest';
import { checkPromises } from './check-promises';
import { requirementsPage } from './check-requirements';

const source = 'src/site/cards.tsx';
const says = (...sentences: string[]) => `export const Card = () => <p>${sentences.join(' ')}</p>;`;

/** Checks a small product with these promises on its page. */
function found(rows: string[], text: string, { file = source, listed = [] as string[] } = {}) {
  const files: Record<string, string> = {
    [requirementsPage]: ['# Requirements', '- Not a promise.', '## Promises to people', '', ...rows].join(
      '\n',
    ),
    [file]: text,
  };
  return checkPromises({ paths: Object.keys(files), read: (path) => files[path] ?? '' }, listed);
}

const call = '- We call. "We’ll call you" **Kept by:** Office.';

it('finds no errors where each promise is quoted', () => {
  expect(found([call], says('We’ll call you today.', 'You pay $5.'))).toEqual([]);
  // A quote of several sentences covers each of them.
  const both = '- We call. "We’ll call. We never write." **Kept by:** Office.';
  expect(found([both], says('We’ll call. We never write.'))).toEqual([]);
});

test.each([
  ['quotes nothing', '- We call. **Kept by:** Office.'],
  ['is kept by nothing', '- We call. "We’ll call you"'],
])('reports a promise that %s', (_, row) => {
  expect(found([call, row], says('We’ll call you.'))).toEqual([
    `this promise quotes nothing or is kept by nothing: ${row}`,
  ]);
});

it('reports a quote that no text has any longer', () => {
  expect(found([call], says('Call us.'))).toEqual(['no page or email says any longer: "We’ll call you"']);
});

test.each([
  'We’ll write.',
  'Your report comes within 24 hours.',
  'We never sell it.',
  'It is always there.',
  'Changes are free.',
  'You owe nothing.',
])('reports a promise that is not listed: %s', (sentence) => {
  expect(found([call], says('We’ll call you.', sentence))).toEqual([
    `${source} promises what ${requirementsPage} doesn’t list: "${sentence}"`,
  ]);
});

it('ignores what is listed as no promise, as long as a text says it', () => {
  const listed = ['within a year'];
  expect(found([call], says('We’ll call you.', 'Repair it within a year.'), { listed })).toEqual([]);
  expect(found([call], says('We’ll call you.'), { listed })).toEqual([
    'no page or email says any longer: "within a year"',
  ]);
});

test('of the businesses it reads the one that the specification describes, without its frozen texts', () => {
  const promises = 'export const promised = { words: "We’ll call." };';
  const read = (path: string) => (path.endsWith('.ts') && !path.includes('.test.') ? promises : '');
  const failures = checkPromises(
    {
      paths: ['a', 'b']
        .flatMap((name) =>
          ['promises.ts', 'legal/agreement-2026-11-01.ts'].map((file) => `businesses/${name}/${file}`),
        )
        .concat('businesses/b/specification.test.ts'),
      read,
    },
    [],
  );
  expect(failures).toEqual([
    `businesses/b/promises.ts promises what ${requirementsPage} doesn’t list: "We’ll call."`,
  ]);
});

test.each([
  'src/features/jobs/note.tsx',
  'functions/src/mail/compose/kinds/office-new-request.tsx',
  'businesses/example/promises.ts',
])('ignores what the public doesn’t read: %s', (file) => {
  expect(found([], says('We’ll call.'), { file })).toEqual([]);
});
