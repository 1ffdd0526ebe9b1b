import { business } from '@domain/business/business';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { stepCount, stepOf, type QuestionnaireStep } from '@domain/questionnaire/steps';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { AllAnswers } from './all-answers';
import { StepAnswers } from './step-answers';
import { StepButton } from './step-button';
import { StepFrame } from './step-frame';

const Banner = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  marginBottom: 24,
  padding: '12px 12px 12px 16px',
  borderRadius: 12,
  color: theme.vars.palette.status.completed.main,
  backgroundColor: theme.vars.palette.status.completed.ground,
  '& h2': { ...theme.typography.h5, margin: 0, color: 'inherit' },
  '& p': { margin: 0, fontSize: '0.9375rem' },
  '& button': { borderColor: 'currentColor' },
}));

interface QuestionnaireViewProps {
  readonly answers: QuestionnaireDraft;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly onClose: () => void;
  /** 1 to 10; null for all answers on one page. */
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
  /** The property's address. */
  readonly caption?: string | undefined;
  /** The heading level of a step's title. */
  readonly heading?: 'h1' | 'h2';
}

/** A submitted questionnaire, read-only: all answers on one page, or step by step. */
export function QuestionnaireView(props: QuestionnaireViewProps) {
  const { answers, submittedAt, onClose, onStep, caption, heading = 'h1', step } = props;
  const content = useRef<HTMLDivElement>(null);
  const all = step === null;
  const shown = useRef(all);
  useEffect(() => {
    if (shown.current === all) return;
    shown.current = all;
    // The button that was pressed is gone.
    content.current?.querySelector<HTMLElement>(heading)?.focus();
  }, [all, heading]);
  const submitted = longDate(calendarDateIn(business.timeZone, new Date(submittedAt)));
  return (
    <>
      <Banner aria-label="Questionnaire Completed">
        <CoreIcon name="check-circle" size={24} />
        <div>
          <h2>Questionnaire Completed</h2>
          <p>Submitted on {submitted}</p>
        </div>
        <PlainButton type="button" look="quiet" onClick={onClose}>
          Close
        </PlainButton>
      </Banner>
      <div ref={content}>
        {step === null ? (
          <AllAnswers answers={answers} about={caption} heading={heading} onStep={onStep} />
        ) : (
          <OneStep step={stepOf(step)} about={caption} {...{ answers, heading, onStep }} />
        )}
      </div>
    </>
  );
}

interface OneStepProps extends Pick<QuestionnaireViewProps, 'answers' | 'onStep'> {
  readonly step: QuestionnaireStep;
  readonly about: string | undefined;
  readonly heading: 'h1' | 'h2';
}

function OneStep({ step, about, heading, answers, onStep }: OneStepProps) {
  return (
    <>
      <PlainButton type="button" look="quiet" onClick={() => onStep(null)} style={{ marginBottom: 20 }}>
        <Icon name="arrow-left" size={18} />
        All answers
      </PlainButton>
      <StepFrame
        {...{ step, about, heading }}
        buttons={
          <>
            <StepButton
              type="button"
              look="quiet"
              disabled={step.number === 1}
              onClick={() => onStep(step.number - 1)}
            >
              <Icon name="arrow-left" size={18} />
              Previous
            </StepButton>
            <StepButton
              type="button"
              disabled={step.number === stepCount}
              onClick={() => onStep(step.number + 1)}
            >
              Next
              <Icon name="arrow-right" size={18} />
            </StepButton>
          </>
        }
      >
        <StepAnswers step={step} answers={answers} />
      </StepFrame>
    </>
  );
}
