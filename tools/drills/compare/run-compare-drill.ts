import type { ComparedFinding } from '@domain/report/compare/compared-finding';
import { proposeMatches, type Proposal } from '@domain/report/compare/propose-matches';
import { fromOtherEnd } from '@domain/report/compare/alignment';
import { randomFrom } from '../random';
import { pairOfRuns, runsKinds, type PairOfRuns, type RunsKind } from './pair-of-runs';
import { plants, type Plant } from './plant';

export interface CompareDrill {
  readonly seed: string;
  /** Pairs of runs of each kind. */
  readonly pairs: number;
  /** A fault that the drill has to notice; null for none. */
  readonly plant: Plant | null;
  readonly onProgress?: (text: string) => void;
}

/** What was found in the pairs of one kind. */
export interface KindFound {
  readonly pairs: number;
  readonly findings: number;
  /** Findings that are in both runs. */
  readonly inBoth: number;
  readonly right: number;
  readonly wrong: number;
  /** In both runs, and not matched. */
  readonly missed: number;
  /** Pairs in which an offset was there, and proposed within a foot and a half. */
  readonly shifted: number;
  readonly offsets: number;
}

export interface CompareReport {
  readonly seed: string;
  readonly kinds: Readonly<Record<RunsKind, KindFound>>;
  /** What no proposal may do, each with the number of the pair that shows it. */
  readonly problems: readonly string[];
}

/** Proposes matches for generated pairs of runs of which it is known what became what. */
export function runCompareDrill({ seed, pairs, plant, onProgress }: CompareDrill): CompareReport {
  const propose = plant ? plants[plant] : proposeMatches;
  const problems: string[] = [];
  const found = runsKinds.map((kind) => {
    const all: KindFound[] = [];
    for (let number = 0; number < pairs; number++) {
      const pair = turned(pairOfRuns(kind, randomFrom(`${seed}/${kind}/${number}`)));
      const proposal = propose(pair.earlier, pair.current);
      const report = (problem: string) => problems.push(`${kind} ${number}: ${problem}`);
      checkAlways(pair, proposal, report);
      const again = propose(pair.earlier, pair.current);
      if (JSON.stringify(again) !== JSON.stringify(proposal)) report('another result the second time');
      const counted = countMatches(pair, proposal);
      // One finding alone can't show by how much the counter differs.
      const isClear = kind === 'clear' && (pair.truth.size > 1 || pair.offset === 0);
      if (counted.wrong > 0 && kind === 'clear') report(`${counted.wrong} wrong of ${counted.inBoth}`);
      if (isClear && counted.missed > 0) {
        report(`${counted.missed} missed of ${counted.inBoth}`);
      }
      all.push(counted);
      if (number % 500 === 499) onProgress?.(`${number + 1} of ${pairs}, ${kind}`);
    }
    return [kind, sumOf(all)] as const;
  });
  return {
    seed,
    kinds: Object.fromEntries(found) as Record<RunsKind, KindFound>,
    problems,
  };
}

/** The pair with its earlier footages counted from the later end, as a comparison has them. */
function turned(pair: PairOfRuns): PairOfRuns {
  const earlier = pair.earlier.map((finding) => ({
    ...finding,
    footage: fromOtherEnd(finding.footage, pair.mirrored),
  }));
  return { ...pair, earlier };
}

/** What holds for any two runs. */
function checkAlways(
  { kind, earlier, current }: PairOfRuns,
  proposal: Proposal,
  report: (problem: string) => void,
) {
  const { matches, gone, added, offset } = proposal;
  const before = [...matches.map(({ earlierId }) => earlierId), ...gone].toSorted();
  const now = [...matches.map(({ currentId }) => currentId), ...added].toSorted();
  if (before.join() !== idsOf(earlier)) report('an earlier finding is missing, or there twice');
  if (now.join() !== idsOf(current)) report('a finding is missing, or there twice');
  const footage = (run: readonly ComparedFinding[], id: string) =>
    run.find((one) => one.id === id)?.footage ?? null;
  const placed = matches
    .map(({ earlierId, currentId }) => ({
      before: footage(earlier, earlierId),
      now: footage(current, currentId),
    }))
    .filter((pair): pair is { before: number; now: number } => pair.before !== null && pair.now !== null)
    .sort((one, other) => one.before - other.before);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (other.before - one.before > 1.01 && other.now < one.now) report('two matches cross');
    }
    if (Math.abs(one.before + offset - one.now) > 6.1 + 0.08 * Math.max(one.before, one.now)) {
      report('a match is farther apart than a counter can be wrong');
    }
  }
  if (kind === 'apart' && (matches.length > 0 || offset !== 0))
    report('something in common, where nothing is');
}

function idsOf(run: readonly ComparedFinding[]): string {
  return run
    .map(({ id }) => id)
    .toSorted()
    .join();
}

function countMatches({ truth, earlier, current, offset }: PairOfRuns, proposal: Proposal): KindFound {
  const right = proposal.matches.filter(
    ({ earlierId, currentId }) => truth.get(earlierId) === currentId,
  ).length;
  const found = proposal.matches.filter(({ earlierId }) => truth.has(earlierId)).length;
  return {
    pairs: 1,
    findings: earlier.length + current.length,
    inBoth: truth.size,
    right,
    wrong: proposal.matches.length - right,
    missed: truth.size - found,
    // A smaller one is within what counters differ by anyway.
    shifted: Math.abs(offset) >= 10 && truth.size >= 3 ? 1 : 0,
    offsets: Math.abs(offset) >= 10 && truth.size >= 3 && Math.abs(proposal.offset - offset) <= 3 ? 1 : 0,
  };
}

function sumOf(all: readonly KindFound[]): KindFound {
  const sum = (field: keyof KindFound) => all.reduce((total, each) => total + each[field], 0);
  return {
    pairs: sum('pairs'),
    findings: sum('findings'),
    inBoth: sum('inBoth'),
    right: sum('right'),
    wrong: sum('wrong'),
    missed: sum('missed'),
    shifted: sum('shifted'),
    offsets: sum('offsets'),
  };
}
