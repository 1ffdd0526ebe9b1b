import { expect, test } from 'vitest';
import { foldLines } from './fold-lines';

const lines = (text: string) => foldLines(text).split('\r\n');
const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '');

test.each([
  ['a long line', `DESCRIPTION:${'word '.repeat(60)}`],
  ['umlauts and emoji', `SUMMARY:${'Émile 🐕‍🦺 Müßiggang '.repeat(20)}`],
  ['a line that was folded by characters', `SUMMARY:${'é'.repeat(70)}\r\n\t${'é'.repeat(70)}`],
])('%s: at most 75 octets per line, with nothing lost', (_what, text) => {
  expect(Math.max(...lines(text).map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(foldLines(text)).not.toContain('\ufffd');
  expect(unfold(foldLines(text))).toBe(unfold(text));
});

test('a short line is unchanged', () => {
  expect(foldLines('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
});
