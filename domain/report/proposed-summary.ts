import { counted } from '../text/counted';
import type { Finding } from './finding';
import { worstFirst } from './numbered-findings';
import { entryPointWords, type EntryPoint, type ScopeDirection } from './report-options';
import { severities, severityWords } from './severity';
import { stoppedBy } from './stopped-by';
import { verdictOn, type VerdictName } from './verdict';

/** What the summary is proposed from. */
export interface Summarized {
  readonly entryPoint: EntryPoint | '';
  readonly direction: ScopeDirection | '';
  /** Feet; null if none is given. */
  readonly linearFootage: number | null;
  readonly pipeMaterial: string;
  readonly endReached: string;
  readonly notInspected: string;
  readonly findings: readonly Pick<Finding, 'mainProblem' | 'footage' | 'severity'>[];
}

const nextSteps: Readonly<Record<VerdictName, string>> = {
  'nothing-to-do': 'No action is needed.',
  maintain: 'The line needs maintenance.',
  'get-quotes': 'Get quotes for the repair.',
  'repair-before-closing': 'Have the line repaired before closing.',
};

/** A summary that the inspector edits: what was inspected, what was found, worst first, and what to do. */
export function proposedSummary(report: Summarized): string {
  const found = worstFirst(report.findings.filter(({ mainProblem }) => mainProblem.trim() !== ''));
  const { name } = verdictOn(found);
  // A finding that contradicts it says more.
  const endReached = report.endReached === 'yes' && stoppedBy(found) ? '' : report.endReached;
  return [extentOf({ ...report, endReached }), foundOf(found), notInspectedOf(report), nextSteps[name]]
    .filter((part) => part !== '')
    .join('\n');
}

function extentOf({ entryPoint, direction, linearFootage, pipeMaterial, endReached }: Summarized): string {
  const length = linearFootage === null ? 'the sewer line' : `${linearFootage} ft of the sewer line`;
  const material = pipeMaterial === '' ? '' : ` (${pipeMaterial})`;
  const from = entryPoint === '' ? '' : ` from the ${entryPointWords[entryPoint].toLowerCase()}`;
  const way = direction === '' ? '' : `, going ${direction}`;
  const end = { yes: ' It reached the end.', no: ' It did not reach the end.' }[endReached] ?? '';
  return `The camera inspected ${length}${material}${from}${way}.${end}`;
}

type Found = Summarized['findings'];

function foundOf(found: Found): string {
  const defects = found.filter(({ severity }) => severity !== 'none');
  const parts = severities.toReversed().flatMap((severity) => {
    const those = found.filter((finding) => finding.severity === severity);
    if (those.length === 0) return [];
    const label = severity === 'none' ? 'Also noted' : `${severityWords[severity]} severity`;
    return [`${label}: ${those.map(placed).join(', ')}.`];
  });
  const first =
    defects.length === 0
      ? 'The camera found nothing that needs work.'
      : `The camera found ${counted(defects.length, 'problem')}.`;
  return [first, ...parts].join(' ');
}

function placed({ mainProblem, footage }: Found[number]): string {
  const problem = mainProblem.trim();
  const inSentence = /^[A-Z][a-z]/.test(problem)
    ? `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`
    : problem;
  return footage === null ? inSentence : `${inSentence} at ${footage} ft`;
}

function notInspectedOf({ notInspected }: Summarized): string {
  const text = notInspected.trim();
  return text === '' ? '' : `Not inspected: ${text}`;
}
