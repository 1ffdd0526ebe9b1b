import { expect, test, vi } from 'vitest';
import { importLimits } from '@domain/import/import-limits';
import { readCsv } from './read-csv';

const file = (...parts: readonly (string | Uint8Array)[]) =>
  new File(parts as BlobPart[], 'clients.csv', { type: 'text/csv' });
const utf16 = (text: string, { bigEndian = false, mark = true } = {}) => {
  const bytes = new Uint8Array(2 * (text.length + (mark ? 1 : 0)));
  const view = new DataView(bytes.buffer);
  [...(mark ? `\uFEFF${text}` : text)].forEach((sign, index) =>
    view.setUint16(2 * index, sign.charCodeAt(0), !bigEndian),
  );
  return bytes;
};
const rowsOf = async (content: string | Uint8Array) => {
  const { headers, rows } = await readCsv(file(content));
  return [headers, ...rows];
};
const expected = [
  ['Name', 'Note'],
  ['José', 'a, b\nc'],
];

test.each([
  ['commas', 'Name,Note\nJosé,"a, b\nc"\n'],
  ['semicolons', 'Name;Note\r\nJosé;"a, b\nc"\r\n'],
  ['tabs', 'Name\tNote\nJosé\t"a, b\nc"'],
  ['a byte order mark', '\uFEFFName,Note\nJosé,"a, b\nc"'],
  ['UTF-16', utf16('Name,Note\nJosé,"a, b\nc"')],
  ['UTF-16, big-endian', utf16('Name,Note\nJosé,"a, b\nc"', { bigEndian: true })],
  ['UTF-16 without a mark', utf16('Name,Note\nJosé,"a, b\nc"', { mark: false })],
  [
    'Windows-1252',
    new Uint8Array(
      [...'Name,Note\nJos']
        .map((sign) => sign.charCodeAt(0))
        .concat(0xe9, ...[...',"a, b\nc"'].map((sign) => sign.charCodeAt(0))),
    ),
  ],
])('reads %s', async (_what, content) => {
  expect(await rowsOf(content)).toEqual(expected);
});

test('blank lines are no rows, and the others keep their numbers', async () => {
  const { rows, numbers } = await readCsv(
    file('\nName,Email\n\nAnn,a@example.com\n , \nBo,b@example.com\n\n'),
  );
  expect(rows.map(([name]) => name)).toEqual(['Ann', 'Bo']);
  expect(numbers).toEqual([4, 6]);
});

test('rows below many blank lines are read', async () => {
  const blank = '\n'.repeat(2 * importLimits.rows);
  const { rows, numbers } = await readCsv(file(`Name${blank}Ann\n${blank}Bo\n`));
  expect(rows).toEqual([['Ann'], ['Bo']]);
  expect(numbers).toEqual([1 + 2 * importLimits.rows, 2 + 4 * importLimits.rows]);
});

test('the same bytes have the same hash', async () => {
  const hashes = await Promise.all(
    ['A\nb', 'A\nb', 'A\nc'].map(async (text) => (await readCsv(file(text))).hash),
  );
  expect(hashes[0]).toBe(hashes[1]);
  expect(hashes[0]).not.toBe(hashes[2]);
});

test.each([
  ['an empty file', '', 'This file is empty'],
  ['only column names', 'Name,Email\n\n', 'no rows below its column names'],
  ['an open quotation mark', 'Name,Email\n"Ann,a@example.com\n', 'row 2 is never closed'],
  ['a row with more cells than columns', 'Name,Email\nAnn,a@example.com,x\n', 'Row 2 has more cells'],
  ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'Save it as CSV'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 0]), 'isn’t a CSV file'],
  [
    'too many rows, whatever comes after them',
    `Name\n${'Ann\n'.repeat(importLimits.rows + 1)}"never closed`,
    /more than 10,000 rows. Split it into files of up to 10,000 rows, each with the column names/,
  ],
  ['too many bytes', new Uint8Array(importLimits.bytes + 1), /larger than 10 MB. Split it into files/],
])('refuses %s in a sentence', async (_what, content, sentence) => {
  await expect(readCsv(file(content))).rejects.toThrow(sentence);
});

test('a file that is too large is refused before any of it is read', async () => {
  const large = file(new Uint8Array(importLimits.bytes + 1));
  const read = vi.spyOn(large, 'arrayBuffer');
  await expect(readCsv(large)).rejects.toThrow('larger than 10 MB');
  expect(read).not.toHaveBeenCalled();
});
