import { isAsked, type QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { questionnaireSteps } from '@domain/questionnaire/steps';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { FormFoot } from './form-foot';
import { answerInWords, questionWords } from './question-words';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& .about': { margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& :is(h1, h2)': { ...theme.typography.h2, margin: 0 },
  '& :is(h1, h2):focus-visible': { outline: 'none' },
  '& ol': { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li': {
    display: 'grid',
    gap: '4px 24px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
  },
  '& li > button': {
    ...theme.typography.body2,
    alignSelf: 'start',
    justifySelf: 'start',
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.secondary.main,
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
    [theme.breakpoints.up('sm')]: { minHeight: 28 },
  },
  '& dl': { display: 'grid', gap: 10, margin: 0 },
  '& dt': { fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& dd[data-empty]': { color: theme.vars.palette.text.secondary },
}));

interface AllAnswersProps {
  readonly answers: QuestionnaireDraft;
  /** The property's address. */
  readonly about: string | undefined;
  readonly heading: 'h1' | 'h2';
  /** Shows one of the ten steps. */
  readonly onStep: (step: number) => void;
}

/** A submitted questionnaire on one page; each step's name leads to that step. */
export function AllAnswers({ answers, about, heading: Heading, onStep }: AllAnswersProps) {
  return (
    <div>
      <Page>
        {about !== undefined && <p className="about">{about}</p>}
        <Heading tabIndex={-1}>All answers</Heading>
        <ol>
          {questionnaireSteps.map(({ number, title, fields }) => (
            <li key={number}>
              <button type="button" onClick={() => onStep(number)}>
                {number}. {title}
              </button>
              <dl>
                {fields
                  .filter((field) => isAsked(field, answers))
                  .map((field) => {
                    const answer = answerInWords(field, answers);
                    return (
                      <div key={field}>
                        <dt>{questionWords[field].label}</dt>
                        <dd data-empty={answer === '' || undefined}>{answer || 'Not answered'}</dd>
                      </div>
                    );
                  })}
              </dl>
            </li>
          ))}
        </ol>
        <div>
          <PlainButton type="button" look="quiet" onClick={() => onStep(1)}>
            View step by step
            <Icon name="arrow-right" size={18} />
          </PlainButton>
        </div>
      </Page>
      <FormFoot />
    </div>
  );
}
