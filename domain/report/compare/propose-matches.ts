import { alignFindings, type PlacedFinding, type FindingLists } from './align-findings';
import type { ComparedFinding } from './compared-finding';
import { likeness, problemKind, type ProblemKind } from './problem-kind';
import { proposeOffset } from './propose-offset';
import { tenthsOf, toleranceAt } from './tolerance';

/** An earlier finding that the later inspection found again. */
export interface Match {
  readonly earlierId: string;
  readonly currentId: string;
  /** Whether it is where it was, as exactly as a counter can tell, or only near there. */
  readonly place: 'matched' | 'moved';
}

/** How the findings of two inspections of one sewer line belong together. The inspector confirms it. */
export interface Proposal {
  /** Feet to add to the earlier footages. */
  readonly offset: number;
  /** In the order of the earlier findings. */
  readonly matches: readonly Match[];
  /** The ids of earlier findings that weren't found again, in their order. */
  readonly gone: readonly string[];
  /** The ids of findings that weren't there before, in their order. */
  readonly added: readonly string[];
}

/**
 * Matches findings by what they are, where they are, and their order along the pipe.
 * @param offset feet to add to the earlier footages, as the inspector set it; proposed if left out
 */
export function proposeMatches(
  earlier: readonly ComparedFinding[],
  current: readonly ComparedFinding[],
  offset?: number,
): Proposal {
  const kinds = { earlier: earlier.map(kindOf), current: current.map(kindOf) };
  const alike = (one: number, other: number) => {
    const [first, second] = [kinds.earlier[one], kinds.current[other]];
    return first && second ? likeness(first, second) : 0;
  };
  const placed = runsOf(inOrder(earlier, kinds.earlier), inOrder(current, kinds.current), alike);
  const tenths = offset === undefined ? proposeOffset(placed) : tenthsOf(offset);
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const take = ([row, column]: readonly [number, number], lists: FindingLists) => {
    const [one, other] = [lists.earlier[row], lists.current[column]];
    if (!one || !other) return;
    found.set(one.index, other.index);
    taken.add(other.index);
  };
  for (const pair of alignFindings(placed, tenths).pairs) take(pair, placed);
  const nowhere = runsOf(withoutPlace(earlier), withoutPlace(current), alike);
  for (const pair of alignFindings(nowhere, 0).pairs) take(pair, nowhere);
  for (const [one, other] of theOnlyOnes(earlier, current, { found, taken, alike })) {
    found.set(one, other);
    taken.add(other);
  }
  return {
    offset: tenths / 10,
    matches: earlier.flatMap((finding, index) => {
      const other = current[found.get(index) ?? -1];
      return other ? [matchOf(finding, other, tenths)] : [];
    }),
    gone: earlier.filter((_, index) => !found.has(index)).map(({ id }) => id),
    added: current.filter((_, index) => !taken.has(index)).map(({ id }) => id),
  };
}

const kindOf = ({ mainProblem }: ComparedFinding) => problemKind(mainProblem);

function matchOf(one: ComparedFinding, other: ComparedFinding, offset: number): Match {
  return { earlierId: one.id, currentId: other.id, place: placeOf(one.footage, other.footage, offset) };
}

function placeOf(before: number | null, now: number | null, offset: number): Match['place'] {
  if (before === null || now === null) return 'matched';
  const apart = Math.abs(tenthsOf(before) + offset - tenthsOf(now));
  return apart <= toleranceAt((tenthsOf(before) + tenthsOf(now)) / 2) ? 'matched' : 'moved';
}

function runsOf(
  earlier: readonly PlacedFinding[],
  current: readonly PlacedFinding[],
  alike: (one: number, other: number) => number,
): FindingLists {
  return {
    earlier,
    current,
    likeness: earlier.map((one) => current.map((other) => alike(one.index, other.index))),
  };
}

/** Those with a footage, along the pipe. In one place, by what they are, so that both inspections list them alike. */
function inOrder(findings: readonly ComparedFinding[], kinds: readonly ProblemKind[]): PlacedFinding[] {
  return findings
    .flatMap(({ footage }, index) => (footage === null ? [] : [{ index, tenths: tenthsOf(footage) }]))
    .sort(
      (one, other) =>
        one.tenths - other.tenths ||
        compareTexts(kinds[one.index]?.text, kinds[other.index]?.text) ||
        one.index - other.index,
    );
}

function compareTexts(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Those without a footage, as listed; how far apart they are says nothing. */
function withoutPlace(findings: readonly ComparedFinding[]): PlacedFinding[] {
  return findings.flatMap(({ footage }, index) => (footage === null ? [{ index, tenths: 0 }] : []));
}

interface Found {
  readonly found: ReadonlyMap<number, number>;
  readonly taken: ReadonlySet<number>;
  readonly alike: (one: number, other: number) => number;
}

/** Pairs of which one has no footage: only where each is all that is left of its kind. */
function theOnlyOnes(
  earlier: readonly ComparedFinding[],
  current: readonly ComparedFinding[],
  { found, taken, alike }: Found,
): (readonly [number, number])[] {
  const left = [...earlier.keys()].filter((index) => !found.has(index));
  const right = [...current.keys()].filter((index) => !taken.has(index));
  return left.flatMap((one) => {
    const [other, ...others] = right.filter((each) => alike(one, each) > 0);
    if (other === undefined || others.length > 0) return [];
    if (left.filter((each) => alike(each, other) > 0).length > 1) return [];
    const unplaced = earlier[one]?.footage === null || current[other]?.footage === null;
    return unplaced ? [[one, other] as const] : [];
  });
}
