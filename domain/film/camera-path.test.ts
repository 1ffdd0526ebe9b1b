import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cameraPath, feetAt, reachOf, secondsAt, type PlacedMoment } from './camera-path';

const at = (seconds: number, feet: number): PlacedMoment => ({ seconds, feet });
const film = { placed: [at(190, 34), at(60, 12)], durationSeconds: 300, endFeet: 62 };

test('without a finding that has a footage, nothing is known', () => {
  expect(cameraPath({ ...film, placed: [] })).toEqual([]);
  expect(cameraPath({ ...film, placed: [at(400, 12)] })).toEqual([]);
  expect(feetAt([], 10)).toBe(0);
});

describe('a film', () => {
  test('begins at the entry point, and ends where the camera stopped', () => {
    expect(cameraPath(film)).toEqual([at(0, 0), at(60, 12), at(190, 34), at(300, 62)]);
  });

  test('whose first second shows a finding begins there', () => {
    expect(cameraPath({ ...film, placed: [at(0, 3)], endFeet: 3 })).toEqual([at(0, 3)]);
  });

  test.each([
    ['was pulled back by then', { placed: [at(60, 12), at(190, 34), at(250, 20)] }],
    ['may not be the film that got to the end', { endFeet: null }],
    ['has an unknown length', { durationSeconds: null }],
    ['ends there', { durationSeconds: 190 }],
  ])('stays at its last finding if it %s', (_, changes) => {
    const path = cameraPath({ ...film, ...changes });
    expect(feetAt(path, 10_000)).toBe(path.at(-1)?.feet);
    expect(path.at(-1)?.feet).toBeLessThan(62);
  });

  test('leaves out what is after its end, and counts one place at a second', () => {
    const placed = [at(60, 12), at(60, 13), at(301, 50)];
    expect(cameraPath({ ...film, placed, endFeet: null })).toEqual([at(0, 0), at(60, 13)]);
  });
});

test('the camera moves evenly between two findings', () => {
  const path = cameraPath(film);
  expect([0, 30, 60, 125, 190, 245, 300].map((seconds) => feetAt(path, seconds))).toEqual([
    0, 6, 12, 23, 34, 48, 62,
  ]);
});

test('of several times at a footage, the nearest counts', () => {
  // In to 40 ft, back to 20, and on.
  const path = cameraPath({ ...film, placed: [at(100, 40), at(150, 20), at(250, 60)], endFeet: null });
  expect([0, 140, 200].map((near) => secondsAt(path, 30, near))).toEqual([75, 125, 175]);
  expect(secondsAt(path, 40, 99)).toBe(100);
  expect(secondsAt(path, 90, 0)).toBe(250);
  expect(secondsAt(path, -5, 300)).toBe(0);
});

test('where the camera stood still, the nearer end of that time counts', () => {
  const path = cameraPath({ ...film, placed: [at(60, 12), at(90, 12)], endFeet: null });
  expect(secondsAt(path, 12, 0)).toBe(60);
  expect(secondsAt(path, 12, 200)).toBe(90);
});

describe('of any film', () => {
  const films = fc.record({
    placed: fc.array(
      fc.record({ seconds: fc.nat(3_600), feet: fc.nat(3_000).map((tenths) => tenths / 10) }),
      { minLength: 1, maxLength: 30 },
    ),
    durationSeconds: fc.option(fc.integer({ min: 1, max: 3_600 })),
    endFeet: fc.option(fc.nat(400)),
  });

  test('the camera is at each finding at its moment', () => {
    fc.assert(
      fc.property(films, (each) => {
        const path = cameraPath(each);
        const lastAt = new Map(each.placed.map(({ seconds, feet }) => [seconds, feet]));
        for (const [seconds, feet] of lastAt) {
          if (seconds <= (each.durationSeconds ?? Infinity)) expect(feetAt(path, seconds)).toBe(feet);
        }
      }),
    );
  });

  test('it never leaves what its findings, the entry and the end span', () => {
    fc.assert(
      fc.property(films, fc.nat(4_000), (each, seconds) => {
        const path = cameraPath(each);
        fc.pre(path.length > 0);
        const { least, most } = reachOf(path);
        const feet = feetAt(path, seconds);
        expect(feet).toBeGreaterThanOrEqual(least);
        expect(feet).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('it doesn’t jump: as time passes, it is next to where it was', () => {
    fc.assert(
      fc.property(films, fc.nat(3_600), (each, seconds) => {
        const path = cameraPath(each);
        fc.pre(path.length > 0);
        const { least, most } = reachOf(path);
        // Findings are a second apart at least, so a millisecond is a thousandth of the way at most.
        const way = Math.abs(feetAt(path, seconds + 0.001) - feetAt(path, seconds));
        expect(way).toBeLessThanOrEqual((most - least) / 1_000 + 1e-9);
      }),
    );
  });

  test('the time of a footage is one at which the camera is there', () => {
    fc.assert(
      fc.property(films, fc.double({ min: 0, max: 400, noNaN: true }), fc.nat(3_600), (each, feet, near) => {
        const path = cameraPath(each);
        fc.pre(path.length > 0);
        const { least, most } = reachOf(path);
        const seconds = secondsAt(path, feet, near);
        expect(feetAt(path, seconds)).toBeCloseTo(Math.min(most, Math.max(least, feet)), 6);
      }),
    );
  });

  test('no finding there is nearer in time', () => {
    fc.assert(
      fc.property(films, fc.nat(3_600), (each, near) => {
        const path = cameraPath(each);
        for (const moment of path) {
          const found = secondsAt(path, moment.feet, near);
          expect(Math.abs(found - near)).toBeLessThanOrEqual(Math.abs(moment.seconds - near) + 1e-9);
        }
      }),
    );
  });
});
