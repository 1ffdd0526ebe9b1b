import { expect, it } from 'vitest';
import { filmAnswerBytes } from '@domain/film/film-limits';
import { askedRange } from './asked-range';

const size = 10 * filmAnswerBytes;

it.each([
  ['bytes=0-', { from: 0, to: filmAnswerBytes }],
  ['bytes=100-199', { from: 100, to: 200 }],
  [`bytes=${size - 5}-`, { from: size - 5, to: size }],
  [`bytes=${size - 5}-${size + 100}`, { from: size - 5, to: size }],
  ['bytes=-7', { from: size - 7, to: size }],
  [`bytes=-${size}`, { from: 0, to: filmAnswerBytes }],
  [`bytes=-${2 * size}`, { from: 0, to: filmAnswerBytes }],
  [`bytes=0-${size - 1}`, { from: 0, to: filmAnswerBytes }],
  [`bytes=${size}-`, 'outside'],
  ['bytes=-0', 'outside'],
  [undefined, 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-5', 'whole'],
])('%s', (header, expected) => {
  expect(askedRange(header, size)).toEqual(expected);
});
