import { expect, test } from 'vitest';
import { labelled } from './film-labels';

const film = (id: string, label = '') => ({ id, label });

test('films are named by their direction, and a second attempt is counted', () => {
  const directions = { a: 'upstream', b: 'downstream', c: 'upstream', d: null } as const;
  const films = labelled([film('a'), film('b'), film('c'), film('d', 'Old')], (id) => directions[id as 'a']);
  expect(films.map(({ label }) => label)).toEqual(['Upstream', 'Downstream', 'Upstream 2', '']);
});

test('a film of another device keeps its label', () => {
  expect(labelled([film('a', 'Upstream')], () => undefined)).toEqual([film('a', 'Upstream')]);
});
