import { mainButton } from '@domain/brand/measures';
import type { QuestionnaireStep } from '@domain/questionnaire/steps';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { visuallyHidden } from '@/ui/visually-hidden';
import { FormFoot } from './form-foot';
import { ProgressStepper } from './progress-stepper';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 'clamp(20px, 4vw, 32px)',
  // Keeps the buttons at the bottom of a phone's screen, however short the question is.
  [theme.breakpoints.down('sm')]: { minHeight: 'calc(100dvh - 96px)' },
  '& .about': { margin: '0 0 12px', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
  '& .question': { display: 'grid', gap: 20, alignContent: 'start' },
  '& .question :is(h1, h2)': { ...theme.typography.h2, margin: 0, scrollMarginTop: 16 },
  '& .question :is(h1, h2):focus-visible': { outline: 'none' },
  '& .required': { color: theme.vars.palette.primary.main },
  '& .optional': {
    fontSize: '1rem',
    fontWeight: 400,
    letterSpacing: 0,
    marginLeft: 6,
    color: theme.vars.palette.text.secondary,
  },
  '& :is(legend, .question .MuiInputLabel-root)': { fontSize: '1.125rem', lineHeight: 1.45 },
  '& .question .MuiFormHelperText-root': { fontSize: '0.9375rem' },
  '& .question .MuiOutlinedInput-input': { fontSize: '1.125rem', paddingBlock: 14 },
  // Keeps the focused field above the sticky buttons.
  '& :is(input, textarea, label)': { scrollMarginBlock: '24px 112px' },
}));

const Buttons = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  marginInline: -20,
  padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
  backgroundColor: theme.vars.palette.background.default,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& button': { minHeight: mainButton.height, paddingInline: 16, fontSize: '1rem' },
}));

interface StepFrameProps {
  readonly step: QuestionnaireStep;
  /** The client and the property, or the property alone. */
  readonly about?: string | undefined;
  /** Above everything. */
  readonly above?: ReactNode;
  readonly heading?: 'h1' | 'h2';
  readonly children: ReactNode;
  readonly buttons: ReactNode;
}

/** Layout of one step, editable or read-only: progress, title, questions and buttons. */
export function StepFrame({
  step,
  about,
  above,
  heading: Heading = 'h1',
  children,
  buttons,
}: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.number);
  useEffect(() => {
    if (shown.current === step.number) return;
    shown.current = step.number;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step.number]);

  return (
    <div>
      <Frame>
        <div>
          {above && <div style={{ marginBlockEnd: 20 }}>{above}</div>}
          {about !== undefined && <p className="about">{about}</p>}
          <ProgressStepper step={step.number} />
        </div>
        <div className="question">
          <Heading ref={heading} tabIndex={-1}>
            {step.title}
            {step.required ? (
              <span className="required">
                <span aria-hidden="true"> *</span>
                <span style={visuallyHidden}> (required)</span>
              </span>
            ) : (
              <span className="optional"> (optional)</span>
            )}
          </Heading>
          {children}
        </div>
        <Buttons>{buttons}</Buttons>
      </Frame>
      <FormFoot />
    </div>
  );
}
