import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComparedFinding } from './compared-finding';
import { problemKind } from './problem-kind';
import { proposeMatches, type Proposal } from './propose-matches';
import { anyFindings, distinctFindings, feet, problems, seenAgain } from './testing/findings';

const at = <Footage extends number | null>(
  footage: Footage,
  mainProblem: string,
  id = `${mainProblem} ${footage}`,
) => ({
  id,
  mainProblem,
  footage,
});

/** Which earlier finding became which. */
function pairs({ matches }: Proposal) {
  return matches.map(({ earlierId, currentId }) => [earlierId, currentId]);
}

const again = (found: readonly ComparedFinding[]) => found.map(({ id }) => [id, `${id}-again`]);

describe('two inspections of one line', () => {
  const earlier = [
    at(12, 'Offset joint'),
    at(32, 'Root intrusion'),
    at(41, 'Belly holding water'),
    at(60, 'Crack'),
  ];

  test('are matched by what was found, where, and in which order', () => {
    const current = [
      at(12.5, 'Offset joint', 'a'),
      at(40, 'Belly', 'b'),
      at(61, 'Fracture', 'c'),
      at(70, 'Grease', 'd'),
    ];
    expect(proposeMatches(earlier, current)).toEqual({
      offset: 0,
      matches: [
        { earlierId: 'Offset joint 12', currentId: 'a', place: 'matched' },
        { earlierId: 'Belly holding water 41', currentId: 'b', place: 'matched' },
        { earlierId: 'Crack 60', currentId: 'c', place: 'matched' },
      ],
      gone: ['Root intrusion 32'],
      added: ['d'],
    });
  });

  test('with another start of the counter are matched at the offset that explains them', () => {
    const current = earlier.map(({ footage, mainProblem }) => at(footage + 6, mainProblem));
    expect(proposeMatches(earlier, current)).toMatchObject({ offset: 6, gone: [], added: [] });
  });

  test('don’t get an offset for one finding alone', () => {
    const only = [at(12, 'Offset joint', 'only')];
    expect(proposeMatches(only, [at(40, 'Offset joint', 'far')])).toEqual({
      offset: 0,
      matches: [],
      gone: ['only'],
      added: ['far'],
    });
    expect(proposeMatches(only, [at(40, 'Offset joint', 'far')], 28).matches).toHaveLength(1);
  });

  test('find a finding near its place, and say that it isn’t quite there', () => {
    const { matches } = proposeMatches([at(30, 'Hole', 'a')], [at(36, 'Hole', 'b')]);
    expect(matches).toEqual([{ earlierId: 'a', currentId: 'b', place: 'moved' }]);
  });

  test('match what has no footage if nothing else can be meant', () => {
    const grease = [at(null, 'Grease build-up', 'a'), at(20, 'Crack', 'b')];
    expect(pairs(proposeMatches(grease, [at(44, 'Grease build-up', 'c')]))).toEqual([['a', 'c']]);
    const two = [at(44, 'Grease build-up', 'c'), at(60, 'Grease build-up', 'd')];
    expect(proposeMatches(grease, two).matches).toEqual([]);
  });
});

describe('for any two inspections', () => {
  test('each finding is matched once, or gone, or added', () => {
    fc.assert(
      fc.property(
        anyFindings(),
        anyFindings(),
        fc.option(feet(40), { nil: undefined }),
        (earlier, current, offset) => {
          const { matches, gone, added } = proposeMatches(earlier, current, offset);
          const before = [...matches.map(({ earlierId }) => earlierId), ...gone];
          const now = [...matches.map(({ currentId }) => currentId), ...added];
          expect(before.sort()).toEqual(earlier.map(({ id }) => id).sort());
          expect(now.sort()).toEqual(current.map(({ id }) => id).sort());
        },
      ),
    );
  });

  test('no matches cross, but for neighbors in one spot', () => {
    fc.assert(
      fc.property(anyFindings(20), anyFindings(20), (earlier, current) => {
        const { matches } = proposeMatches(earlier, current);
        const placed = matches.flatMap(({ earlierId, currentId }) => {
          const before = earlier.find(({ id }) => id === earlierId)?.footage;
          const now = current.find(({ id }) => id === currentId)?.footage;
          return typeof before === 'number' && typeof now === 'number' ? [{ before, now }] : [];
        });
        for (const one of placed) {
          for (const other of placed) {
            if (one.before < other.before && other.before - one.before > 1.01) {
              expect(other.now).toBeGreaterThanOrEqual(one.now);
            }
          }
        }
      }),
    );
  });

  test('the same findings are all matched in their places, duplicates too', () => {
    fc.assert(
      fc.property(anyFindings(), (found) => {
        const proposal = proposeMatches(found, seenAgain(found));
        expect(proposal).toMatchObject({ offset: 0, gone: [], added: [] });
        for (const { earlierId, currentId, place } of proposal.matches) {
          const { id, ...before } = found.find((one) => one.id === earlierId) as ComparedFinding;
          expect([id, place]).toEqual([earlierId, 'matched']);
          expect(found.find((one) => `${one.id}-again` === currentId)).toMatchObject(before);
        }
      }),
    );
  });

  test('a shift of the counter is proposed as the offset', () => {
    const shift = fc.integer({ min: 40, max: 160 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(distinctFindings(3), shift, (found, offset) => {
        const later = seenAgain(found, (footage) => footage + offset);
        const proposal = proposeMatches(found, later);
        expect(proposal.offset).toBe(offset);
        expect(pairs(proposal)).toEqual(again(found));
        const back = proposeMatches(later, found);
        expect(back.offset).toBe(-offset);
        expect(back.matches.map(({ earlierId, currentId }) => [currentId, earlierId])).toEqual(again(found));
      }),
    );
  });

  test('a cable that stretches loses no finding', () => {
    fc.assert(
      fc.property(distinctFindings(), fc.integer({ min: -30, max: 30 }), (found, thousandths) => {
        const later = seenAgain(found, (footage) => footage * (1 + thousandths / 1000));
        expect(pairs(proposeMatches(found, later))).toEqual(again(found));
      }),
    );
  });

  test('what was repaired is gone, and nothing else', () => {
    const found = distinctFindings().chain((findings) =>
      fc.record({ findings: fc.constant(findings), left: fc.subarray(findings) }),
    );
    fc.assert(
      fc.property(found, ({ findings, left }) => {
        const proposal = proposeMatches(findings, seenAgain(left));
        expect(pairs(proposal)).toEqual(again(left));
        expect(proposal.gone).toEqual(findings.filter((one) => !left.includes(one)).map(({ id }) => id));
        expect(proposal.added).toEqual([]);
      }),
    );
  });

  test('two findings in one spot may have changed places', () => {
    fc.assert(
      fc.property(distinctFindings(2), fc.nat(), fc.integer({ min: 1, max: 10 }), (found, chosen, tenths) => {
        const first = chosen % (found.length - 1);
        const place = found[first]?.footage ?? 0;
        const close = found.map((finding, index) =>
          index === first + 1 ? { ...finding, footage: Math.round(place * 10 + tenths) / 10 } : finding,
        );
        const swapped = { [first]: close[first + 1]?.footage, [first + 1]: close[first]?.footage };
        const later = seenAgain(close, (footage, index) => swapped[index] ?? footage);
        expect(pairs(proposeMatches(close, later))).toEqual(again(close));
      }),
    );
  });

  test('with nothing in common, nothing is matched', () => {
    const half = Math.floor(problems.length / 2);
    const of = (kinds: readonly string[]) =>
      anyFindings().map((found) =>
        found.map((finding, index) => ({ ...finding, mainProblem: kinds[index % kinds.length] ?? '' })),
      );
    fc.assert(
      fc.property(of(problems.slice(0, half)), of(problems.slice(half)), (earlier, current) => {
        expect(proposeMatches(earlier, current)).toEqual({
          offset: 0,
          matches: [],
          gone: earlier.map(({ id }) => id),
          added: current.map(({ id }) => id),
        });
      }),
    );
  });

  test('the order in which they are listed doesn’t matter', () => {
    const found = distinctFindings().chain((findings) =>
      fc.record({
        findings: fc.constant(findings),
        shuffled: fc.shuffledSubarray(findings, { minLength: findings.length }),
      }),
    );
    fc.assert(
      fc.property(found, distinctFindings(), ({ findings, shuffled }, current) => {
        const [one, other] = [proposeMatches(findings, current), proposeMatches(shuffled, current)];
        expect(pairs(other).sort()).toEqual(pairs(one).sort());
        expect(other.offset).toBe(one.offset);
      }),
    );
  });
});

test('a report of 200 findings is compared in one go', () => {
  const found = Array.from({ length: 200 }, (_, index) =>
    at(index * 2, problems[(index * 7) % problems.length] ?? '', `finding-${index}`),
  );
  const proposal = proposeMatches(
    found,
    seenAgain(found, (footage) => footage + 31.5),
  );
  expect(proposal.offset).toBe(31.5);
  expect(pairs(proposal)).toEqual(again(found));
});

test('problems that turn into one another are one kind, and others aren’t', () => {
  const families = (problem: string) => [...problemKind(problem).families];
  expect(families('Crack')).toEqual(families('Fracture'));
  expect(families('Offset joint, over 1/4 in')).toEqual(families('Separated joint'));
  expect(families('Fine roots at the joint')).toEqual(['roots']);
  expect(families('Angled joint')).toEqual([]);
});
