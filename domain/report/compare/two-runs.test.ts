import { expect, test } from 'vitest';
import { findingOf } from '../testing/finding-of';
import { comparisonOf, rowOf } from './testing/comparison-of';
import { letterOf, twoRunsOf } from './two-runs';

const form = {
  comparison: comparisonOf({
    offset: 8,
    linearFootage: 62,
    rows: [
      rowOf({ outcome: 'repaired' }, { id: 'earlier-0001', footage: 12 }),
      rowOf({ outcome: 'not-repaired', findingId: 'finding-0001' }, { id: 'earlier-0002', footage: 32 }),
      rowOf({ outcome: 'not-visible' }, { id: 'earlier-0003', footage: null }),
    ],
  }),
  findings: [findingOf({ footage: 42 })],
  linearFootage: 80,
};

test('two runs are on one scale, the earlier one moved by the offset', () => {
  expect(twoRunsOf(form)).toEqual({
    length: 80,
    earlier: {
      inspected: 70 / 80,
      marks: [
        { label: 'A', severity: 'medium', feet: 12, at: 20 / 80 },
        { label: 'B', severity: 'medium', feet: 32, at: 40 / 80 },
      ],
    },
    current: { inspected: 1, marks: [{ label: '1', severity: 'low', feet: 42, at: 42 / 80 }] },
    links: [{ from: 40 / 80, to: 42 / 80 }],
  });
});

test('without a comparison or a footage there is no map of two runs', () => {
  expect(twoRunsOf({ ...form, comparison: null })).toBeNull();
  const comparison = comparisonOf({ linearFootage: null, rows: [rowOf({}, { footage: null })] });
  expect(twoRunsOf({ comparison, findings: [], linearFootage: null })).toBeNull();
});

test('letters go on after Z', () => {
  expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', 'A2']);
});
