// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import { theme } from '@/theme/theme';
import { QuestionnaireView } from './questionnaire-view';

afterEach(cleanup);

function View() {
  const [step, onStep] = useState<number | null>(null);
  return (
    <ThemeProvider theme={theme}>
      <QuestionnaireView
        answers={emptyAnswers}
        submittedAt="2026-11-23T16:51:00Z"
        onClose={() => undefined}
        {...{ step, onStep }}
      />
    </ThemeProvider>
  );
}

test('the focus follows from all answers to a step and back, and stays where it was at first', () => {
  render(<View />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: 'View step by step' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'All answers' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All answers' }));
});
