import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignFindings, type PlacedFinding, type FindingLists } from './align-findings';

const places = fc
  .array(fc.integer({ min: 0, max: 600 }), { maxLength: 10 })
  .map((all) => [...all].sort((one, other) => one - other).map((tenths, index) => ({ index, tenths })));

const lists: fc.Arbitrary<FindingLists> = fc
  .record({
    earlier: places,
    current: places,
    alike: fc.array(fc.constantFrom(0, 800, 1000), { minLength: 100, maxLength: 100 }),
  })
  .map(({ earlier, current, alike }) => ({
    earlier,
    current,
    likeness: earlier.map((_, row) => current.map((__, column) => alike[row * 10 + column] ?? 0)),
  }));

const offsets = fc.integer({ min: -300, max: 300 });

test('two lists fit each other as well as the other way around', () => {
  fc.assert(
    fc.property(lists, offsets, ({ earlier, current, likeness }, offset) => {
      const back: FindingLists = {
        earlier: current,
        current: earlier,
        likeness: current.map((_, column) => earlier.map((__, row) => likeness[row]?.[column] ?? 0)),
      };
      expect(alignFindings(back, -offset).score).toBe(
        alignFindings({ earlier, current, likeness }, offset).score,
      );
    }),
  );
});

test('no other choice of pairs fits better', () => {
  fc.assert(
    fc.property(lists, offsets, (all, offset) => {
      const few: FindingLists = {
        earlier: all.earlier.slice(0, 4),
        current: all.current.slice(0, 4),
        likeness: all.likeness,
      };
      expect(alignFindings(few, offset).score).toBe(bestOfAll(few, offset, few.earlier, few.current));
    }),
  );
});

/** The best score of all ways to pair them, one tried after the other. */
function bestOfAll(
  lists: FindingLists,
  offset: number,
  left: readonly PlacedFinding[],
  right: readonly PlacedFinding[],
): number {
  const [one, next] = left;
  const [other, after] = right;
  if (!one || !other) return 0;
  const worth = (first: PlacedFinding, second: PlacedFinding) =>
    alignFindings(
      { earlier: [first], current: [second], likeness: [[lists.likeness[first.index]?.[second.index] ?? 0]] },
      offset,
    ).score;
  const rest = (from: number, to: number) => bestOfAll(lists, offset, left.slice(from), right.slice(to));
  const pair = worth(one, other);
  const spots = next && after && next.tenths - one.tenths <= 10 && after.tenths - other.tenths <= 10;
  const crossed = spots ? [worth(one, after), worth(next, other)] : [0, 0];
  return Math.max(
    rest(1, 0),
    rest(0, 1),
    pair > 0 ? pair + rest(1, 1) : 0,
    crossed.every((each) => each > 0) ? (crossed[0] ?? 0) + (crossed[1] ?? 0) + rest(2, 2) : 0,
  );
}
