import { blanksIn, withBlankFilled, type BlankName } from '../report/blanks';
import { measuredFigure, measureWords, type Measure, type Measures } from '../report/measure';
import type { Severity } from '../report/severity';
import type { LibraryFinding } from './library-finding';
import { proposedSeverity } from './proposed-severity';

const textFields = ['mainProblem', 'observation', 'recommendation'] as const;
type TextField = (typeof textFields)[number];

/** What a finding took from the library. It is stored with the draft, and isn't part of the report. */
export interface Picked {
  /** The library's id; empty where only blanks were filled in. */
  readonly id: string;
  /** The library's texts with their blanks; empty where the inspector's own words were there already. */
  readonly texts: Readonly<Record<TextField, string>>;
  /** The severity that was set last; empty where the inspector chose it. */
  readonly severity: Severity | '';
  readonly measures: Measures;
  /** The words that stand in the texts. */
  readonly filled: Readonly<Partial<Record<BlankName, string>>>;
}

/** The part of a finding, as it is typed, that the library fills. */
export interface FilledFinding extends Readonly<Record<TextField, string>> {
  readonly footage: string;
  readonly severity: Severity | '';
  readonly proposedSeverity: Severity | '';
  readonly picked?: Picked | undefined;
}

export type FilledFields = Omit<FilledFinding, 'picked'> & { readonly picked: Picked };

export const nothingPicked: Picked = {
  id: '',
  texts: { mainProblem: '', observation: '', recommendation: '' },
  severity: '',
  measures: {},
  filled: {},
};

/** The footage of a finding is where it begins, too. */
const ofFootage: readonly BlankName[] = ['footage', 'from'];

/**
 * The finding with the library's words in the fields that are empty, or that still have what the library put there before.
 * Typed words stay.
 */
export function withPicked(finding: FilledFinding, item: LibraryFinding): FilledFields {
  const before = finding.picked ?? nothingPicked;
  const offered = {
    mainProblem: item.problem,
    observation: item.observation,
    recommendation: item.recommendation,
  };
  const takes = (field: TextField) =>
    finding[field].trim() === '' || finding[field] === filledText(before.texts[field], before.filled);
  const texts = fromEach((field) => (takes(field) ? offered[field] : ''));
  const ownSeverity = finding.severity !== '' && finding.severity !== before.severity;
  const next: FilledFields = {
    ...finding,
    ...fromEach((field) => (takes(field) ? offered[field] : finding[field])),
    severity: ownSeverity ? finding.severity : item.severity,
    proposedSeverity: item.severity,
    picked: { ...nothingPicked, id: item.id, texts, severity: ownSeverity ? '' : item.severity },
  };
  return finding.footage.trim() === '' ? next : withFootage(next, item);
}

/** The blanks that follow the footage of a finding: those that ask for it, or did. */
export function footageBlanks(finding: FilledFinding): readonly BlankName[] {
  const { filled } = finding.picked ?? nothingPicked;
  return ofFootage.filter((name) => openBlanks(finding).includes(name) || name in filled);
}

/** The finding with its footage in the blanks that ask for it. */
export function withFootage(finding: FilledFinding, item: LibraryFinding | undefined): FilledFields {
  const picked = finding.picked ?? nothingPicked;
  return footageBlanks(finding).reduce<FilledFields>(
    (next, name) => withMeasure(next, item, name, finding.footage),
    {
      ...finding,
      picked,
    },
  );
}

/**
 * The finding with a measured value: it fills the blank, or replaces what filled it before in a text that wasn't edited,
 * and can change the severity that is proposed. An invalid value is only remembered.
 * @param item what was picked, if the library still has it
 * @param isTyping whether the value may go on: in a text that was edited, it fills the blank only once it is complete
 */
export function withMeasure(
  finding: FilledFinding,
  item: LibraryFinding | undefined,
  name: BlankName,
  typed: Measure,
  isTyping = false,
): FilledFields {
  const before = finding.picked ?? nothingPicked;
  const measures = { ...before.measures, [name]: typed };
  const words = measureWords(name, typed);
  if (words === null) return { ...finding, picked: { ...before, measures } };
  const filled = { ...before.filled, [name]: words };
  const proposed = item ? proposedSeverity(item, measures) : finding.proposedSeverity;
  const follows = item !== undefined && finding.severity === before.severity && before.severity !== '';
  return {
    ...finding,
    ...fromEach((field) => {
      const text = finding[field];
      const untouched = before.texts[field] !== '' && text === filledText(before.texts[field], before.filled);
      if (untouched) return filledText(before.texts[field], filled);
      return isTyping ? text : withBlankFilled(text, name, words);
    }),
    footage: footageAfter(finding, name, typed),
    severity: follows ? proposed : finding.severity,
    proposedSeverity: proposed,
    picked: { ...before, severity: follows ? proposed : before.severity, measures, filled },
  };
}

/** The blanks to ask for, in the order of the texts: those that are open, and those that were filled in. */
export function askedBlanks(finding: FilledFinding): readonly BlankName[] {
  const { texts, filled, measures } = finding.picked ?? nothingPicked;
  const ofLibrary = blanksIn(textFields.map((field) => texts[field]).join('\n'));
  const known = [...ofLibrary, ...openBlanks(finding)].filter(
    (name) => openBlanks(finding).includes(name) || name in filled || name in measures,
  );
  return [...new Set(known)];
}

/** The blanks that the texts leave open. */
export function openBlanks(finding: Readonly<Record<TextField, string>>): readonly BlankName[] {
  return blanksIn(textFields.map((field) => finding[field]).join('\n'));
}

function filledText(text: string, filled: Picked['filled']): string {
  return Object.entries(filled).reduce(
    (result, [name, words]) => withBlankFilled(result, name as BlankName, words),
    text,
  );
}

/** A footage that was typed into a blank is the finding's, unless it has another one. */
function footageAfter({ footage, picked }: FilledFinding, name: BlankName, typed: Measure): string {
  if (!ofFootage.includes(name)) return footage;
  const figure = measuredFigure(name, typed);
  const own = footage.trim() !== '' && measureWords(name, footage) !== picked?.filled[name];
  return own || Number.isNaN(figure) ? footage : String(figure);
}

function fromEach(value: (field: TextField) => string): Record<TextField, string> {
  return {
    mainProblem: value('mainProblem'),
    observation: value('observation'),
    recommendation: value('recommendation'),
  };
}
