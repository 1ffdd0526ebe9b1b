// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { theme } from '@/theme/theme';
import { ReportPreview } from './report-preview';
import { newFinding, type FindingValues } from './report-values';

afterEach(cleanup);

function preview(findings: readonly FindingValues[] = [], summary = '') {
  render(
    <ThemeProvider theme={theme}>
      <ReportPreview findings={findings} linearFootage="" distanceToMain="" summary={summary} />
    </ThemeProvider>,
  );
}

test('an empty form, and a finding without a severity, preview no verdict', () => {
  preview([newFinding('finding-0001')]);
  expect(screen.queryByText('No action needed')).toBeNull();
  expect(screen.getByText('Nothing to preview yet. It starts with a finding or the summary.')).toBeDefined();
});

test('a written report without findings previews that nothing is to be done', () => {
  preview([], 'Clear to the main.');
  expect(screen.getByText('No action needed')).toBeDefined();
});

test('a finding previews its verdict', () => {
  preview([{ ...newFinding('finding-0001'), severity: 'high', mainProblem: 'Collapse' }]);
  expect(screen.getByText('Repair before closing')).toBeDefined();
});
