// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { questionnaireSteps } from '@domain/questionnaire/steps';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildQuestionnaireSubmission } from '../../../tools/testing/factories/build-answers';
import { Wizard } from './wizard';

beforeEach(() => {
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { booking_id: linkKey, ...answers } = buildQuestionnaireSubmission({
  booking_id: 'abcdefghjkmnpqrstvwxyz23',
});

function openAt(step: number, submitting = false, given: Partial<QuestionnaireDraft> = {}) {
  const onStep = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <Wizard
        linkKey={linkKey}
        stored={{ answers: { ...answers, ...given }, step }}
        about={null}
        caption={undefined}
        step={step}
        onStep={onStep}
        submitting={submitting}
        refused={false}
        waiting={null}
        edited={false}
        onWrite={vi.fn()}
        obstacle={undefined}
        onSubmit={vi.fn()}
      />
    </ThemeProvider>,
  );
  return onStep;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the first step disables Previous, and the footer shows the phone number and what is required', () => {
  openAt(1);
  expect(screen.getByText('Step 1 of 10')).toBeTruthy();
  expect(button('Previous').disabled).toBe(true);
  expect(document.body.textContent).toMatch(/complete all required forms/);
  expect(
    screen.getByRole('link', { name: phoneOf(factorySettings.contact).display }).getAttribute('href'),
  ).toBe(`tel:${factorySettings.contact.phone}`);
});

test('the last step submits, and shows a spinner while submitting', () => {
  openAt(10);
  expect(screen.getByText('100%')).toBeTruthy();
  expect(button('Submit Questionnaire').getAttribute('aria-disabled')).toBe('false');
  cleanup();
  openAt(10, true);
  expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true');
  expect(button('Submitting...').querySelector('span[aria-hidden]')).toBeTruthy();
});

test.each(questionnaireSteps)('step $number shows whether it is required', ({ number, title, required }) => {
  openAt(number);
  const heading = screen.getByRole('heading', { name: new RegExp(`^${title}`) });
  expect(heading.textContent).toBe(`${title}${required ? ' * (required)' : ' (optional)'}`);
});

test('a year built that is still to come is refused', async () => {
  const onStep = openAt(1, false, { yearBuilt: '2999' });
  fireEvent.click(button('Next'));
  expect(await screen.findByText('Enter a year from 1800 to this year.')).toBeTruthy();
  expect(onStep).not.toHaveBeenCalledWith(2);
});

test('an answer to the step on the page opens no later step before the address is corrected', () => {
  const onStep = openAt(7, false, emptyAnswers);
  const year = screen.getByLabelText(/year was the house built/);
  expect(onStep).toHaveBeenLastCalledWith(1, { replace: true });
  fireEvent.change(year, { target: { value: '1974' } });
  expect(button('Next').getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByText('Step 1 of 10')).toBeTruthy();
  fireEvent.click(button('Next'));
  expect(onStep).toHaveBeenLastCalledWith(2);
});
