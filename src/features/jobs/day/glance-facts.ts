import type { StoredFollowUp } from '@domain/follow-up/follow-up-record';
import { visitAnswersOf } from '@domain/follow-up/visit-answers';
import { shownAccess } from '@domain/job/access-codes';
import type { JobStatus } from '@domain/job/job-status';
import type { VisitAnswers } from '@domain/questionnaire/access-flags';
import { toAnswers, type Questionnaire } from '@domain/questionnaire/questionnaire';
import type { Fact } from '@/ui/facts';

/** A client's answers; null for a form that isn't in. Moments are ISO 8601. */
export interface ClientAnswers {
  readonly questionnaire: Questionnaire | null;
  readonly followUp: StoredFollowUp<string> | null;
}

const yesNoWords = { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' } as const;
const connectionWords = {
  'city-sewer': 'City sewer',
  'septic-tank': 'Septic tank',
  'not-sure': 'Not sure',
} as const;
const methodWords = {
  'someone-present': 'Someone will be there',
  'supra-lockbox': 'Supra lockbox',
  other: '',
} as const;

/**
 * The answers of questionnaire and follow-up in short, as one list: of two answers to one question the later one counts,
 * unless it is "not sure".
 */
export function glanceFacts({ questionnaire, followUp }: ClientAnswers, status: JobStatus): readonly Fact[] {
  const answers = questionnaire && toAnswers(questionnaire);
  const forms = [
    ...(questionnaire && answers ? [{ at: questionnaire.created_at, visit: answers as VisitAnswers }] : []),
    ...(followUp ? [{ at: followUp.created_at, visit: visitAnswersOf(followUp) }] : []),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  const known = <Field extends keyof VisitAnswers>(field: Field): VisitAnswers[Field] | undefined => {
    const given = forms.flatMap(({ visit }) => (visit[field] === undefined ? [] : [visit[field]]));
    return given.findLast((answer) => answer !== 'not-sure') ?? given.at(-1);
  };
  const cleanout = known('cleanoutLocationKnown');
  const where = answers?.cleanoutDescription || followUp?.main_cleanout_description;
  const [utilities, backflow, connection] = [
    known('utilitiesOn'),
    known('backflowPreventionDevice'),
    known('sewerConnectionType'),
  ];
  const year = answers?.yearBuilt || (followUp?.property_year_built ?? '');
  return [
    {
      name: 'Access',
      value: answers && (methodWords[answers.accessMethod] || shownAccess(status, answers.accessMethodOther)),
    },
    {
      name: 'Getting in',
      value: lines(
        shownAccess(status, answers?.specialAccessConditions ?? ''),
        shownAccess(status, followUp?.unusual_access_conditions ?? ''),
      ),
    },
    {
      name: 'Cleanout',
      value: cleanout && (cleanout === 'yes' && where ? where : { ...yesNoWords, yes: 'Known' }[cleanout]),
    },
    { name: 'Water, power', value: utilities && { ...yesNoWords, yes: 'On', no: 'Off' }[utilities] },
    { name: 'Backflow', value: backflow && yesNoWords[backflow] },
    { name: 'Connection', value: connection && connectionWords[connection] },
    { name: 'Year built', value: String(year) },
    {
      name: 'Known issues',
      value: lines(answers?.knownSewerIssues ?? '', followUp?.known_sewer_issues ?? ''),
    },
  ];
}

/** Texts of both forms, each once. */
const lines = (...texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('\n');
