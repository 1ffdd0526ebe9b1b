import { expect, test } from 'vitest';
import { keywordOf } from './keyword-of';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Unsubscribe!', 'stop'],
  ['opt-out', 'stop'],
  ['cancel', 'stop'],
  ['END', 'stop'],
  ['quit', 'stop'],
  ['Start', 'start'],
  ['UNSTOP', 'start'],
  ['yes', 'start'],
  ['help', 'help'],
  ['Please don’t stop', null],
  ['Can we cancel tomorrow?', null],
  ['constructor', null],
  ['', null],
  [`STOP${' '.repeat(100)}`, null],
])('%j asks for %s', (text, keyword) => {
  expect(keywordOf(text)).toBe(keyword);
});
