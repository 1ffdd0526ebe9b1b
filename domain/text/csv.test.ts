import { expect, it } from 'vitest';
import { csvFile } from './csv';

it('quotes what has commas, quotes or line breaks', () => {
  expect(
    csvFile(
      ['A', 'B'],
      [
        ['1, 2', 'say "x"'],
        ['two\nlines', 'plain'],
      ],
    ),
  ).toBe('A,B\r\n"1, 2","say ""x"""\r\n"two\nlines",plain\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'makes text of %j, and leaves numbers alone',
  (text) => {
    const [, row] = csvFile(['A', 'B'], [[text, { number: '-12.50' }]]).split(/(?<=A,B\r\n)/);
    expect(row).toMatch(/^"?'/);
    expect(row).toMatch(/,-12\.50\r\n$/);
  },
);
