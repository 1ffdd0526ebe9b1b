import { describe, expect, test } from 'vitest';
import { inspectedInWords, pipeMapOf } from './pipe-map';
import { findingOf } from './testing/finding-of';

const at = (feet: number | null, id = `finding-at-${feet}`) => findingOf({ id, footage: feet });
const inspection = { linearFootage: 60, distanceToMain: 80, findings: [] };

test('there is no map without a length and a position', () => {
  expect(pipeMapOf({ linearFootage: null, distanceToMain: null, findings: [at(null)] })).toBeNull();
  expect(pipeMapOf({ linearFootage: 0, distanceToMain: null, findings: [at(0)] })).toBeNull();
});

describe('the pipe', () => {
  test('extends to the main if its distance is known; the rest was not inspected', () => {
    expect(pipeMapOf(inspection)).toMatchObject({ length: 80, inspected: 60, reachesMain: true });
  });

  test('otherwise ends where the camera stopped', () => {
    const map = pipeMapOf({ ...inspection, distanceToMain: null });
    expect(map).toMatchObject({ length: 60, inspected: 60, reachesMain: false });
  });

  test.each([
    [80, 'We inspected 60 of the 80 feet from the house to the main.'],
    [null, 'We inspected 60 feet from the house.'],
  ])('with %s ft to the main is put into words', (distanceToMain, words) => {
    const map = pipeMapOf({ ...inspection, distanceToMain });
    expect(map && inspectedInWords(map)).toBe(words);
  });

  test('is as long as the farthest finding if no length is given', () => {
    const map = pipeMapOf({ linearFootage: null, distanceToMain: null, findings: [at(12), at(47.5)] });
    expect(map).toMatchObject({ length: 47.5, inspected: 47.5 });
  });

  test.each([
    [12, [0, 5, 10]],
    [80, [0, 10, 20, 30, 40, 50, 60, 70, 80]],
    [130, [0, 20, 40, 60, 80, 100, 120]],
    [1000, [0, 200, 400, 600, 800, 1000]],
  ])('of %i ft has its ticks at %j', (distanceToMain, ticks) => {
    const map = pipeMapOf({ ...inspection, linearFootage: 10, distanceToMain });
    expect(map?.ticks.map(({ feet }) => feet)).toEqual(ticks);
  });
});

describe('findings', () => {
  test('are placed to scale and numbered as in the report, in order of distance', () => {
    const map = pipeMapOf({ ...inspection, findings: [at(40), at(null), at(20), at(0), at(60)] });
    expect(map?.marks.map(({ number, feet, at: place }) => [number, feet, place])).toEqual([
      [4, 0, 0],
      [3, 20, 0.25],
      [1, 40, 0.5],
      [5, 60, 0.75],
    ]);
  });

  test('close together have their labels in rows', () => {
    const map = pipeMapOf({
      ...inspection,
      findings: [at(40, 'a'), at(40, 'b'), at(42, 'c'), at(46, 'd'), at(70, 'e')],
    });
    expect(map?.marks.map(({ findingId, row }) => [findingId, row])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 0],
      ['e', 0],
    ]);
  });
});
