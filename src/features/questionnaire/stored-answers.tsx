import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { PlainButton } from '@/ui/plain-button';
import { AnswerSummary } from './answer-summary';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBlock: 32,
  padding: '16px 0 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { marginTop: 0, paddingTop: 0, borderTop: 0 },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

interface StoredAnswersProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly answers: QuestionnaireDraft;
  readonly onDiscard: () => void;
}

/** Answers on this device that can't be sent. They stay until the client discards them. */
export function StoredAnswers({ title, children, answers, onDiscard }: StoredAnswersProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel aria-label={title}>
      <h2>{title}</h2>
      <p>{asking ? 'Remove these answers from this device?' : children}</p>
      <AnswerSummary title="The answers on this device" answers={answers} />
      <div className="actions">
        {asking ? (
          <>
            <PlainButton type="button" look="quiet" onClick={onDiscard}>
              Remove them
            </PlainButton>
            <PlainButton type="button" look="quiet" onClick={() => setAsking(false)}>
              Keep them
            </PlainButton>
          </>
        ) : (
          <PlainButton type="button" look="quiet" onClick={() => setAsking(true)}>
            Discard them
          </PlainButton>
        )}
      </div>
    </Panel>
  );
}
