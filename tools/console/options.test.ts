import { expect, it } from 'vitest';
import { Failure } from './failure.mjs';
import { flag, list, oneOf, readOptions, seed, text, textOrEmpty, wholeNumber } from './options';

const table = {
  seed,
  count: wholeNumber(60),
  atOnce: wholeNumber(8),
  from: wholeNumber(0, { least: 0, multipleOf: 50 }),
  sizes: list(wholeNumber(0, { least: 100 }), [100, 10_000]),
  only: oneOf(['first', 'second']),
  folder: text(null),
  spoil: flag,
};

it('uses the defaults and a random seed', () => {
  expect(readOptions([], table)).toEqual({
    seed: expect.stringMatching(/^\d+$/) as string,
    count: 60,
    atOnce: 8,
    from: 0,
    sizes: [100, 10_000],
    only: null,
    folder: null,
    spoil: false,
  });
});

it('reads every type', () => {
  const given =
    '--seed x7 --count=5 --at-once 1 --from 100 --sizes 5000,100 --only second --folder a --spoil';
  expect(readOptions(given.split(' '), table)).toEqual({
    seed: 'x7',
    count: 5,
    atOnce: 1,
    from: 100,
    sizes: [5000, 100],
    only: 'second',
    folder: 'a',
    spoil: true,
  });
});

it.each([
  ['--count many', '--count must be a whole number of at least 1, not "many".'],
  ['--count 0', '--count must be a whole number of at least 1, not "0".'],
  ['--at-once 1.5', '--at-once must be a whole number of at least 1, not "1.5".'],
  ['--count=', '--count must be a whole number of at least 1, not "".'],
  ['--from 75', '--from must be a whole number of at least 0 and a multiple of 50, not "75".'],
  ['--sizes 100,,200', '--sizes must be a list with commas, each a whole number of at least 100'],
  ['--sizes 99', '--sizes must be a list with commas'],
  ['--only third', '--only must be one of first, second, not "third".'],
  ['--seed=', '--seed must be a text, not "".'],
  ['--speed', "Unknown option '--speed'"],
  ['--count', 'Known: --seed --count --at-once --from --sizes --only --folder --spoil.'],
  ['--spoil=yes', 'Known: --seed'],
  ['stray', 'Known: --seed'],
])('refuses "%s"', (given, sentence) => {
  const read = () => readOptions(given.split(' '), table);
  expect(read).toThrow(Failure);
  expect(read).toThrow(sentence);
});

it.each([
  ['--speed', "Unknown option '--speed'. Usage: npm run it"],
  ['--count=0', '--count must be a whole number of at least 1, not "0". Usage: npm run it'],
])('ends what is wrong with "%s" with the usage that a command has', (given, sentence) => {
  expect(() => readOptions([given], table, 'Usage: npm run it')).toThrow(new Failure(sentence));
});

it('a text may be given as empty where that means something', () => {
  expect(readOptions(['--name='], { name: textOrEmpty })).toEqual({ name: '' });
  expect(readOptions([], { name: textOrEmpty })).toEqual({ name: null });
});
