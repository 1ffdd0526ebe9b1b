// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { theme } from '@/theme/theme';
import { JobStepper, type JobStation } from './job-stepper';

afterEach(cleanup);

const steps = (reached: readonly JobStation[]) => {
  cleanup();
  render(
    <ThemeProvider theme={theme}>
      <JobStepper reached={reached} compact />
    </ThemeProvider>,
  );
  return screen.getAllByRole('listitem').map((step) => step.textContent);
};

test('before the visit, missing forms are next', () => {
  expect(steps(['requested', 'scheduled'])).toContain('Forms: next');
  expect(document.body.textContent).toContain('Next: Forms');
});

test('after the visit nothing waits for the forms', () => {
  expect(steps(['requested', 'scheduled', 'inspected'])).toEqual([
    'Requested: done',
    'Scheduled: done',
    'Forms: not done',
    'Inspected: done',
    'Report: next',
    'Paid: still ahead',
  ]);
});

test('a job that is done and paid has no next step', () => {
  steps(['requested', 'scheduled', 'inspected', 'report', 'paid']);
  expect(document.body.textContent).not.toContain('Next:');
});
