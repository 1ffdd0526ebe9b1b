import { expect, it } from 'vitest';
import { mutated, pathsOf } from './mutation';

const body = { name: 'Ann', list: [{ id: 'a' }] };

it('finds each member of a body at every depth', () => {
  expect(pathsOf(body, [])).toEqual([[], ['name'], ['list'], ['list', '0'], ['list', '0', 'id']]);
});

it('changes the given member without modifying the original body', () => {
  expect(mutated(body, [{ place: 4, kind: 'lengthened', before: '<', after: '>' }])).toEqual({
    name: 'Ann',
    list: [{ id: '<a>' }],
  });
  expect(mutated(body, [{ place: 1, kind: 'left-out' }])).toEqual({ list: [{ id: 'a' }] });
  expect(mutated(body, [{ place: 2, kind: 'replaced', value: 0 }])).toEqual({ name: 'Ann', list: 0 });
  expect(body).toEqual({ name: 'Ann', list: [{ id: 'a' }] });
});

it('adds a member named like the prototype as a regular member', () => {
  const changed = mutated(body, [{ place: 0, kind: 'joined-by', key: '__proto__', value: { admin: true } }]);
  expect(JSON.stringify(changed)).toBe('{"name":"Ann","list":[{"id":"a"}],"__proto__":{"admin":true}}');
});
