// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut-of';

function press(html: string, init: KeyboardEventInit): string | null {
  document.body.innerHTML = html;
  let shortcut: string | null = null;
  const listen = (event: KeyboardEvent) => (shortcut = shortcutOf(event));
  document.addEventListener('keydown', listen);
  const target = document.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  document.removeEventListener('keydown', listen);
  return shortcut;
}

const tab = '<div role="tablist"><button role="tab" data-target>Jobs</button></div>';

test('a plain key on the page or on a button is a shortcut', () => {
  expect(press('', { key: 'j' })).toBe('j');
  expect(press('<button data-target>Ann</button>', { key: '?', shiftKey: true })).toBe('?');
  expect(press(tab, { key: '/' })).toBe('/');
});

test.each([
  ['<input data-target>', { key: 'j' }],
  ['<textarea data-target></textarea>', { key: 'j' }],
  ['<select data-target></select>', { key: 'j' }],
  ['<div role="dialog"><button data-target>OK</button></div>', { key: 'j' }],
  [tab, { key: 'ArrowDown' }],
  [tab, { key: ' ' }],
  ['<button data-target>Ann</button>', { key: 'r', ctrlKey: true }],
  ['<button data-target>Ann</button>', { key: 'r', metaKey: true }],
])('%s with %o is not a shortcut', (html, init) => {
  expect(press(html, init)).toBeNull();
});
