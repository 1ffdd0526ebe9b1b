import { isLower, type Severity } from '../severity';

/** What an earlier report is compared for: whether a repair holds up, or what a year has done to the pipe. */
export const comparisonKinds = ['repair', 'year'] as const;
export type ComparisonKind = (typeof comparisonKinds)[number];

const repairOutcomes = ['repaired', 'repaired-with-defects', 'not-repaired', 'not-visible'] as const;
const yearOutcomes = ['grown', 'same', 'smaller', 'gone', 'not-visible'] as const;

export type Outcome = (typeof repairOutcomes)[number] | (typeof yearOutcomes)[number];

/** What can have become of an earlier finding, in the order of the buttons. */
export const outcomesOf: Readonly<Record<ComparisonKind, readonly Outcome[]>> = {
  repair: repairOutcomes,
  year: yearOutcomes,
};

export const outcomes: readonly Outcome[] = [...new Set([...repairOutcomes, ...yearOutcomes])];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  repaired: 'Repaired',
  'repaired-with-defects': 'Repaired, with defects',
  'not-repaired': 'Not repaired',
  'not-visible': 'Not visible',
  grown: 'Grown',
  same: 'Same',
  smaller: 'Smaller',
  gone: 'Gone',
};

/** Whether the finding is still there, so that this report can have a finding for it. */
export function isStillThere(outcome: Outcome): boolean {
  return outcome !== 'repaired' && outcome !== 'gone' && outcome !== 'not-visible';
}

interface Compared {
  readonly kind: ComparisonKind;
  readonly before: Severity;
  /** The finding that matches it now; null for none. */
  readonly now: Severity | null;
  /** Whether the camera came as far as the finding was. */
  readonly reached: boolean;
}

/** What the findings suggest. The inspector decides. */
export function proposeOutcome({ kind, before, now, reached }: Compared): Outcome {
  if (now === null) {
    if (!reached) return 'not-visible';
    return kind === 'repair' ? 'repaired' : 'gone';
  }
  if (kind === 'repair') return isLower(now, before) ? 'repaired-with-defects' : 'not-repaired';
  if (now === before) return 'same';
  return isLower(now, before) ? 'smaller' : 'grown';
}

interface Inspected {
  /** Feet inspected; null if unknown. */
  readonly linearFootage: number | null;
}

/** Whether an inspection came as far as an earlier finding; true if nothing says otherwise. */
export function cameAsFar(footage: number | null, offset: number, { linearFootage }: Inspected): boolean {
  return footage === null || linearFootage === null || footage + offset <= linearFootage;
}
