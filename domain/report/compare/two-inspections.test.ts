import { expect, test } from 'vitest';
import { findingOf } from '../testing/finding-of';
import { comparisonOf, rowOf } from './testing/comparison-of';
import { letterOf, twoInspectionsInWords, twoInspectionsOf } from './two-inspections';

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

test('two inspections are on one scale, the earlier one moved by the offset', () => {
  expect(twoInspectionsOf(form)).toEqual({
    length: 80,
    earlier: {
      from: 0,
      to: 70 / 80,
      marks: [
        { label: 'A', severity: 'medium', feet: 12, at: 20 / 80 },
        { label: 'B', severity: 'medium', feet: 32, at: 40 / 80 },
      ],
    },
    current: { from: 0, to: 1, marks: [{ label: '1', severity: 'low', feet: 42, at: 42 / 80 }] },
    links: [{ from: 40 / 80, to: 42 / 80 }],
    isMirrored: false,
  });
});

test('an earlier camera from the other end begins at the far end of the map, with its own footages', () => {
  const comparison = { ...form.comparison, offset: 0, mirrored: 80 };
  const inspections = twoInspectionsOf({ ...form, comparison, findings: [findingOf({ footage: 47 })] });
  expect(inspections).toMatchObject({
    length: 80,
    // It came 62 ft, from the far end.
    earlier: {
      from: 18 / 80,
      to: 1,
      marks: [
        { label: 'B', feet: 32, at: 48 / 80 },
        { label: 'A', feet: 12, at: 68 / 80 },
      ],
    },
    links: [{ from: 48 / 80, to: 47 / 80 }],
    isMirrored: true,
  });
  expect(inspections && twoInspectionsInWords(inspections)).toMatch(
    /The earlier camera came from the other end/,
  );
});

test('without a comparison or a footage there is no map of two inspections', () => {
  expect(twoInspectionsOf({ ...form, comparison: null })).toBeNull();
  const comparison = comparisonOf({ linearFootage: null, rows: [rowOf({}, { footage: null })] });
  expect(twoInspectionsOf({ comparison, findings: [], linearFootage: null })).toBeNull();
});

test('letters go on after Z', () => {
  expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', 'A2']);
});
