import { expect, test } from 'vitest';
import { numberedFindings, worstFirst } from './numbered-findings';
import { findingOf } from './testing/finding-of';

const found = (id: string, severity: 'none' | 'low' | 'medium' | 'high', footage: number | null = null) =>
  findingOf({ id, severity, footage });

test('the worst come first; equal ones in the inspector’s order', () => {
  const entered = [
    found('low', 'low', 1),
    found('far', 'high', 40),
    found('clear', 'none', 0),
    found('near', 'high', 9),
    found('medium', 'medium', 2),
  ];
  expect(worstFirst(entered).map(({ id }) => id)).toEqual(['far', 'near', 'medium', 'low', 'clear']);
});

test('a version’s findings are numbered as they are stored, so its page and its PDF agree', () => {
  const stored = [found('first', 'low'), found('second', 'high')];
  expect(numberedFindings(stored).map(({ number, finding }) => [number, finding.id])).toEqual([
    [1, 'first'],
    [2, 'second'],
  ]);
});
