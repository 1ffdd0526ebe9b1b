import { factoryFindings } from '@domain/finding-library/factory-findings';
import type { ComparedFinding } from '@domain/report/compare/compared-finding';
import { likeness, problemKind } from '@domain/report/compare/problem-kind';
import { fromOtherEnd } from '@domain/report/compare/alignment';
import type { Random } from '../random';

/** Two inspections of one line, and which finding of the first is which of the second. */
export interface PairOfRuns {
  readonly kind: RunsKind;
  readonly earlier: readonly ComparedFinding[];
  readonly current: readonly ComparedFinding[];
  readonly truth: ReadonlyMap<string, string>;
  /** Feet by which the counter started later, or by which the length of the line was given wrong. */
  readonly offset: number;
  /** The length of the line as the inspector gives it, in feet, if the camera came from the other end; otherwise undefined. */
  readonly mirrored: number | undefined;
}

/**
 * clear: no two findings alike, so every match has to be right. crowded: the same few problems along the whole pipe, as
 * roots at every joint. apart: nothing in common.
 */
export const runsKinds = ['clear', 'crowded', 'apart'] as const;
export type RunsKind = (typeof runsKinds)[number];

/** How many findings, and how much of them changes. */
const shapes = {
  clear: { most: 20, few: 3, gap: [25, 90], noise: 4, repaired: 0.2, added: 0.2 },
  crowded: { most: 100, few: 8, gap: [15, 60], noise: 3, repaired: 0.1, added: 0.1 },
  apart: { most: 60, few: 1, gap: [5, 90], noise: 0, repaired: 0, added: 0 },
} as const satisfies Record<RunsKind, object>;

const allProblems = [...new Set(factoryFindings.map(({ problem }) => problem))];

/** Those of which no two can be the same finding. */
export const distinctProblems: readonly string[] = allProblems.reduce<string[]>(
  (chosen, problem) =>
    chosen.every((other) => likeness(problemKind(other), problemKind(problem)) === 0)
      ? [...chosen, problem]
      : chosen,
  [],
);

/** As another inspector may word it. */
const rewordings: Readonly<Record<string, string>> = {
  Crack: 'Fracture',
  'Offset joint': 'Separated joint',
  'Root intrusion': 'Root mass',
  'Belly holding water': 'Sag with standing water',
};

export function pairOfRuns(kind: RunsKind, random: Random): PairOfRuns {
  if (kind === 'apart') return apart(random);
  const { most, few, gap, noise, repaired, added } = shapes[kind];
  const count =
    few + random.below(Math.min(most, kind === 'clear' ? distinctProblems.length : most) - few + 1);
  const problems = kind === 'clear' ? shuffled(distinctProblems, random) : allProblems.slice(0, 5);
  const offset = random.chance(0.5) ? 0 : (random.below(161) - 80) / 2;
  const stretch = 1 + (random.below(41) - 20) / 1000;
  const line: { readonly finding: ComparedFinding; readonly seen: number }[] = [];
  let tenths = 10 + random.below(100);
  for (let index = 0; index < count; index++) {
    tenths += gap[0] + random.below(gap[1] - gap[0]);
    const mainProblem = problems[kind === 'clear' ? index : random.below(problems.length)] ?? '';
    const shifted = Math.round(tenths * stretch + offset * 10) + random.below(2 * noise + 1) - noise;
    line.push({ finding: { id: `earlier-${index}`, mainProblem, footage: tenths / 10 }, seen: shifted / 10 });
  }
  const earlier = line.filter(() => !random.chance(added));
  const current = line.filter(() => !random.chance(repaired));
  const truth = new Map(
    earlier
      .filter((one) => current.includes(one))
      .map(({ finding }) => [finding.id, finding.id.replace('earlier', 'current')]),
  );
  const isMirrored = random.chance(0.3);
  const length = (tenths + 10 + random.below(100)) / 10;
  const wrong = random.chance(0.5) ? 0 : (random.below(21) - 10) / 2;
  return {
    kind,
    earlier: shuffled(
      earlier.map(({ finding }) => ({
        ...finding,
        footage: fromOtherEnd(finding.footage, isMirrored ? length : undefined),
      })),
      random,
    ),
    current: shuffled(
      current.map(({ finding: { id, mainProblem }, seen }) => ({
        id: id.replace('earlier', 'current'),
        mainProblem: random.chance(0.2) ? (rewordings[mainProblem] ?? mainProblem) : mainProblem,
        footage: seen,
      })),
      random,
    ),
    truth,
    offset: isMirrored ? offset - wrong : offset,
    mirrored: isMirrored ? length + wrong : undefined,
  };
}

function apart(random: Random): PairOfRuns {
  const { most, gap } = shapes.apart;
  const half = Math.floor(distinctProblems.length / 2);
  const run = (name: string, problems: readonly string[]) => {
    let tenths = 0;
    return Array.from({ length: random.below(most) }, (_, index) => {
      tenths += gap[0] + random.below(gap[1]);
      const footage = random.chance(0.1) ? null : tenths / 10;
      return { id: `${name}-${index}`, mainProblem: problems[random.below(problems.length)] ?? '', footage };
    });
  };
  return {
    kind: 'apart',
    earlier: run('earlier', distinctProblems.slice(0, half)),
    current: run('current', distinctProblems.slice(half)),
    truth: new Map(),
    offset: 0,
    mirrored: undefined,
  };
}

/** Inspectors list findings in any order. */
function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.below(left.length), 1));
}
