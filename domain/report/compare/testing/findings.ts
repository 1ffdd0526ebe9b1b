import fc from 'fast-check';
import { factoryFindings } from '../../../finding-library/factory-findings';
import type { ComparedFinding } from '../compared-finding';
import { likeness, problemKind } from '../problem-kind';

/** One problem of each kind that the library knows, none like another. */
export const problems: readonly string[] = factoryFindings
  .map(({ problem }) => problem)
  .reduce<string[]>((chosen, problem) => {
    const isNew = chosen.every((other) => likeness(problemKind(other), problemKind(problem)) === 0);
    return isNew ? [...chosen, problem] : chosen;
  }, []);

/** Feet with one decimal. */
export const feet = (most = 150) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10);

/** Any findings, many of them alike or in one place, and some without a place. */
export const anyFindings = (most = 12): fc.Arbitrary<ComparedFinding[]> =>
  fc
    .array(
      fc.record({
        mainProblem: fc.constantFrom(...problems.slice(0, 6)),
        footage: fc.option(feet(60), { freq: 8 }),
      }),
      { maxLength: most },
    )
    .map((findings) => findings.map((finding, index) => ({ id: `finding-${index}`, ...finding })));

/** Findings of which no two are alike, at least two feet from each other. */
export const distinctFindings = (least = 0): fc.Arbitrary<ComparedFinding[]> =>
  fc
    .record({
      kinds: fc.shuffledSubarray([...problems], { minLength: least, maxLength: 12 }),
      gaps: fc.array(fc.integer({ min: 20, max: 110 }), { minLength: 12, maxLength: 12 }),
    })
    .map(({ kinds, gaps }) => {
      let tenths = 0;
      return kinds.map((mainProblem, index) => {
        tenths += gaps[index] ?? 20;
        return { id: `finding-${index}`, mainProblem, footage: tenths / 10 };
      });
    });

/** The same findings as another inspection notes them: their footages changed, and other ids. */
export function seenAgain(
  findings: readonly ComparedFinding[],
  footage: (feet: number, index: number) => number = (same) => same,
): ComparedFinding[] {
  return findings.map((finding, index) => ({
    ...finding,
    id: `${finding.id}-again`,
    footage: finding.footage === null ? null : Math.round(footage(finding.footage, index) * 10) / 10,
  }));
}
