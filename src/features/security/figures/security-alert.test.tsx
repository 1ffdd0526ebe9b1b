// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { SecurityAlert } from './security-alert';

afterEach(cleanup);

const figure = (count: number, orMore = false) => ({ count, orMore });

function show(suspicious: ReturnType<typeof figure>, violations: ReturnType<typeof figure>) {
  const handlers = { onSuspicious: vi.fn(), onViolations: vi.fn() };
  const figures = { submissions: figure(9), clients: figure(9), suspicious, violations };
  render(
    <ThemeProvider theme={theme}>
      <SecurityAlert figures={figures} {...handlers} />
    </ThemeProvider>,
  );
  return handlers;
}

test('there is none while both are 0', () => {
  show(figure(0), figure(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [figure(1), figure(0), '1 suspicious submission in the last 24 hours.'],
  [figure(0), figure(2), '2 rate limit violations in the last 24 hours.'],
  [
    figure(200, true),
    figure(1),
    '200+ suspicious submissions and 1 rate limit violation in the last 24 hours.',
  ],
])('it names each value above 0: %o, %o', (suspicious, violations, words) => {
  show(suspicious, violations);
  expect(screen.getByRole('alert').textContent).toContain(words);
});

test('it links to what it names', () => {
  const { onSuspicious, onViolations } = show(figure(1), figure(1));
  fireEvent.click(screen.getByRole('button', { name: 'Show suspicious' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show violations' }));
  expect([onSuspicious, onViolations].map((handler) => handler.mock.calls.length)).toEqual([1, 1]);
});
