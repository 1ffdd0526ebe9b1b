// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { playerKey } from './player-keys';

const on = (key: string, target: HTMLElement, held: 'ctrlKey' | 'none' = 'none') =>
  playerKey({ key, target, ctrlKey: held === 'ctrlKey', metaKey: false, altKey: false });
const group = document.createElement('div');

test.each([
  [' ', 'toggle'],
  ['F', 'finding'],
  [',', { step: -1 }],
  ['l', { jump: 1 }],
  ['=', { faster: 1 }],
  ['x', null],
])('%j in the player', (key, does) => expect(on(key, group)).toEqual(does));

test('typing, shortcuts of the browser, buttons and menus keep their keys', () => {
  expect(on('f', document.createElement('input'))).toBeNull();
  expect(on('f', group, 'ctrlKey')).toBeNull();
  expect(on(' ', document.createElement('button'))).toBeNull();
  const slider = Object.assign(document.createElement('input'), { type: 'range' });
  expect(on('.', slider)).toEqual({ step: 1 });
  const menu = document.createElement('ul');
  menu.role = 'menu';
  menu.append(document.createElement('li'));
  expect(on('f', menu.firstElementChild as HTMLElement)).toBeNull();
});
