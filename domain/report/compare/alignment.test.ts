import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlierFindingsOf } from './earlier-findings';
import { proposeRows } from './new-comparison';
import { fromOtherEnd, moved, proposeMirror } from './alignment';
import { comparisonOf, earlierOf, rowOf } from './testing/comparison-of';
import { distinctFindings, seenAgain } from './testing/findings';

describe('an earlier footage by the later counter', () => {
  test.each([
    ['the same end', 32, { offset: 0 }, 32],
    ['a later start', 32, { offset: 6 }, 38],
    ['the other end', 32, { offset: 0, mirrored: 80 }, 48],
    ['the other end and a later start', 32, { offset: -2.5, mirrored: 80 }, 45.5],
    ['beyond the entry point', 82, { offset: 0, mirrored: 80 }, 0],
  ])('from %s', (_what, footage, alignment, expected) => {
    expect(moved(footage, alignment)).toBe(expected);
    expect(moved(null, alignment)).toBeNull();
  });
});

describe('the other end is proposed', () => {
  const upstream = { direction: 'upstream', linearFootage: 62 } as const;
  const downstream = { direction: 'downstream', linearFootage: 80 } as const;

  test('if the directions differ and both lengths are known, at the longer of the two', () => {
    expect(proposeMirror(upstream, downstream)).toBe(80);
    expect(proposeMirror(downstream, upstream)).toBe(80);
  });

  test.each([
    ['the directions are the same', upstream, { ...downstream, direction: 'upstream' as const }],
    ['one direction is unknown', upstream, { ...downstream, direction: '' as const }],
    ['one direction was never stored', { linearFootage: 62 }, downstream],
    ['the earlier length is unknown', { ...upstream, linearFootage: null }, downstream],
    ['today’s length is unknown', upstream, { ...downstream, linearFootage: null }],
  ])('never if %s', (_what, earlier, current) => {
    expect(proposeMirror(earlier, current)).toBeUndefined();
  });
});

describe('for any line that was inspected from its other end', () => {
  const length = fc.integer({ min: 1400, max: 2500 }).map((tenths) => tenths / 10);
  const halfFeet = fc.integer({ min: -60, max: 60 }).map((halves) => halves / 2);

  test('every finding is found again, moved or not', () => {
    fc.assert(
      fc.property(distinctFindings(3), length, halfFeet, (found, mirrored, offset) => {
        const earlier = found.map(({ id, mainProblem, footage }) => earlierOf({ id, mainProblem, footage }));
        const findings = seenAgain(found, (feet) => mirrored - feet + offset).map((finding) => ({
          ...finding,
          severity: 'medium' as const,
        }));
        const { rows } = proposeRows('year', earlier, { findings, linearFootage: null }, { mirrored });
        expect(rows.map(({ findingId }) => findingId)).toEqual(found.map(({ id }) => `${id}-again`));
      }),
    );
  });

  test('a footage counted from the other end and back is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2500 }), length, (tenths, mirrored) => {
        expect(fromOtherEnd(fromOtherEnd(tenths / 10, mirrored), mirrored)).toBe(tenths / 10);
      }),
    );
  });
});

test('a camera from the other end that stopped early didn’t come as far as what is near the first end', () => {
  const [near, far] = [
    earlierOf({ id: 'near-before', footage: 5 }),
    earlierOf({ id: 'far-before', footage: 70 }),
  ];
  const inspection = { findings: [], linearFootage: 40 };
  const { rows } = proposeRows('repair', [near, far], inspection, { mirrored: 80 });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['not-visible', 'repaired']);
});

test('what wasn’t seen from the other end is handed on by today’s counter', () => {
  const comparison = comparisonOf({
    offset: 0,
    mirrored: 80,
    rows: [rowOf({ outcome: 'not-visible' }, { footage: 5 })],
  });
  const report = { inspectionDate: '2026-03-05', findings: [], comparison };
  expect(earlierFindingsOf(report).map(({ footage }) => footage)).toEqual([75]);
});
