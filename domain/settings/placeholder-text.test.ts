import { expect, test } from 'vitest';
import { filledText, placeholderProblem } from './placeholder-text';

const known = ['date', 'first name'] as const;

test.each([
  ['Your visit on {date}', null],
  ['', null],
  ['{price}, please', '{price} can’t be filled in. Here you can use {date} and {first name}.'],
  ['{ date }', '{ date } can’t be filled in. Here you can use {date} and {first name}.'],
  ['{}', '{} can’t be filled in. Here you can use {date} and {first name}.'],
  ['Hello {first name', 'A brace is missing its other half. Here you can use {date} and {first name}.'],
  ['date}', 'A brace is missing its other half. Here you can use {date} and {first name}.'],
  ['{{date}}', 'A brace is missing its other half. Here you can use {date} and {first name}.'],
])('%j: %s', (text, problem) => {
  expect(placeholderProblem(text, known)).toBe(problem);
});

test.each<[string, Record<string, string>, string | null]>([
  ['On {date}, {first name}', { date: 'May 1', 'first name': 'Dana' }, 'On May 1, Dana'],
  ['Twice {date}, {date}', { date: 'May 1' }, 'Twice May 1, May 1'],
  ['On {date}', { date: '' }, null],
  ['On {date}', {}, null],
  ['On {date}', { date: '{price}$&' }, 'On {price}$&'],
  ['Hello', {}, 'Hello'],
])('%j with %j is %j', (text, values, filled) => {
  expect(filledText(text, values)).toBe(filled);
});
