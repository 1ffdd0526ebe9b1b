import { stepCount } from '@domain/questionnaire/steps';
import { useId } from 'react';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { Icon } from '@/ui/icon';
import { Spinner, StepButton } from './step-button';

interface WizardButtonsProps {
  /** The step's number. */
  readonly number: number;
  /** Whether the step has the answers without which there is no next one. */
  readonly ready: boolean;
  readonly submitting: boolean;
  readonly onPrevious: () => void;
}

/** Previous, and the form's submit button: Next, or Submit Questionnaire on the last step. */
export function WizardButtons({ number, ready, submitting, onPrevious }: WizardButtonsProps) {
  const reasonId = useId();
  const last = number === stepCount;
  return (
    <>
      <StepButton type="button" look="quiet" disabled={number === 1 || submitting} onClick={onPrevious}>
        <Icon name="arrow-left" size={18} />
        Previous
      </StepButton>
      <StepButton
        type="submit"
        aria-disabled={!ready || submitting}
        {...(!ready && { 'aria-describedby': reasonId })}
        onMouseDown={keepFieldFocused}
      >
        {submitting && <Spinner aria-hidden="true" />}
        {submitting ? 'Submitting...' : last ? 'Submit Questionnaire' : 'Next'}
        {!last && <Icon name="arrow-right" size={18} />}
      </StepButton>
      <span id={reasonId} hidden>
        Answer this step first.
      </span>
    </>
  );
}
