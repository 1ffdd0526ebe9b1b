import { isAsked, type QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import type { QuestionnaireStep } from '@domain/questionnaire/steps';
import { styled } from '@mui/material/styles';
import { QuestionNote } from './question-note';
import { answerInWords, questionWords } from './question-words';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  '& div': { display: 'grid', gap: 6 },
  '& dt': { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.45 },
  '& dd': {
    margin: 0,
    padding: '14px 16px',
    borderRadius: 4,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: '1.125rem',
    lineHeight: 1.45,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& dd[data-empty]': { color: theme.vars.palette.text.secondary },
}));

interface StepAnswersProps {
  readonly step: QuestionnaireStep;
  readonly answers: QuestionnaireDraft;
}

/** One step's questions and answers, read-only. */
export function StepAnswers({ step, answers }: StepAnswersProps) {
  const asked = step.fields.filter((field) => isAsked(field, answers));
  return (
    <>
      <List>
        {asked.map((field) => {
          const answer = answerInWords(field, answers);
          return (
            <div key={field}>
              <dt>{questionWords[field].label}</dt>
              <dd data-empty={answer === '' || undefined}>{answer === '' ? 'Not answered' : answer}</dd>
            </div>
          );
        })}
      </List>
      {asked.map((field) => {
        const words = questionWords[field];
        return (
          words.kind === 'choice' &&
          words.note !== undefined && <QuestionNote key={field}>{words.note}</QuestionNote>
        );
      })}
    </>
  );
}
