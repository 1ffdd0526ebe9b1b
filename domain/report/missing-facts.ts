import type { Finding } from './finding';
import type { ReportForm } from './report-form';
import { stoppedBy } from './stopped-by';

/** A fact that the trade's standard asks of every report. */
export interface MissingFact {
  /** Its field in the form. */
  readonly field: 'entryPoint' | 'direction' | 'pipeMaterial' | 'endReached' | 'notInspected';
  readonly words: string;
}

type Found = Pick<Finding, 'mainProblem' | 'observation'>;
type StandardFacts = Readonly<Record<MissingFact['field'], string>>;

const factWords: Readonly<Record<Exclude<MissingFact['field'], 'notInspected'>, string>> = {
  entryPoint: 'Where the camera went in',
  direction: 'Which way it went',
  pipeMaterial: 'What the pipe is made of',
  endReached: 'Whether it reached the end of the line',
};

/**
 * What a report lacks of the trade's standard, in the order of the form, and an end that it says was reached where one of
 * its findings says it wasn't. It can be sent all the same: an inspector may have had no way to tell.
 */
export function missingFacts(
  report: (StandardFacts & { readonly findings: readonly Found[] }) | ReportForm,
): readonly MissingFact[] {
  const facts: StandardFacts = report;
  const missing = (Object.keys(factWords) as (keyof typeof factWords)[]).filter(
    (field) => facts[field] === '',
  );
  const stop = facts.endReached === 'yes' ? stoppedBy<Found>(report.findings) : undefined;
  const unexplained = endNeedsReason(facts);
  return [
    ...missing.map((field) => ({ field, words: factWords[field] })),
    ...(stop ? [{ field: 'endReached' as const, words: doubted(stop) }] : []),
    ...(unexplained ? [{ field: 'notInspected' as const, words: 'What wasn’t inspected, and why' }] : []),
  ];
}

const doubted = ({ mainProblem }: Found) =>
  `${factWords.endReached}: “${mainProblem}” says the camera stopped`;

/** Whether the end was not reached, and nothing says what wasn't inspected and why. */
export function endNeedsReason({
  endReached,
  notInspected,
}: Pick<StandardFacts, 'endReached' | 'notInspected'>) {
  return endReached === 'no' && notInspected.trim() === '';
}
