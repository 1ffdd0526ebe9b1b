import { isAsked, type QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { questionnaireSteps } from '@domain/questionnaire/steps';
import { styled } from '@mui/material/styles';
import { CoreIcon } from '@/ui/core-icon';
import { answerInWords, questionWords } from './question-words';

const Fold = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 56,
    padding: '0 16px',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] summary svg': { rotate: '180deg' },
  '& dl': { display: 'grid', gap: 12, margin: 0, padding: '0 16px 16px' },
  '& dt': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

interface AnswerSummaryProps {
  readonly title: string;
  readonly answers: QuestionnaireDraft;
}

/** All answers, collapsed under a title. */
export function AnswerSummary({ title, answers }: AnswerSummaryProps) {
  const given = questionnaireSteps
    .flatMap(({ fields }) => fields)
    .filter((field) => isAsked(field, answers) && answers[field] !== '');
  return (
    <Fold>
      <summary>
        {title}
        <CoreIcon name="chevron-down" />
      </summary>
      <dl>
        {given.map((field) => (
          <div key={field}>
            <dt>{questionWords[field].label}</dt>
            <dd>{answerInWords(field, answers)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
