import { expect, it } from 'vitest';
import { Failure } from '../../console/failure.mjs';
import { photoDrillArguments } from './photo-drill-options';

it('takes 60 photos with a random seed by default', () => {
  expect(photoDrillArguments([])).toMatchObject({ count: 60, within: 240 });
  expect(photoDrillArguments(['--seed', '7', '--count', '6'])).toMatchObject({ seed: '7', count: 6 });
});

it.each([['--count', 'many'], ['--within', '0'], ['--speed']])(
  'refuses %s %s with an error message',
  (...args) => {
    expect(() => photoDrillArguments(args)).toThrow(Failure);
  },
);
