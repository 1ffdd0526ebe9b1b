// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ClosedLinkState } from '@domain/access/client-forms';
import { closedLinkWords } from '@/features/client-forms/closed-link-words';
import { theme } from '@/theme/theme';
import { FollowUpClosed } from './follow-up-route';

afterEach(cleanup);

function open(reason: ClosedLinkState) {
  render(
    <ThemeProvider theme={theme}>
      <FollowUpClosed reason={reason} />
    </ThemeProvider>,
  );
}

const byPhone = /go through the questions/;

test.each(['cancelled', 'ended'] as const)('with a job %s, nobody is asked to answer by phone', (reason) => {
  open(reason);
  expect(screen.getByText(new RegExp(closedLinkWords(reason).title))).toBeTruthy();
  expect(screen.queryByText(byPhone)).toBeNull();
  expect(screen.getByRole('link', { name: /^Call/ })).toBeTruthy();
});

test.each(['unknown', 'revoked', 'expired'] as const)(
  'with a link %s, the answers can be given by phone',
  (reason) => {
    open(reason);
    expect(screen.getByText(byPhone)).toBeTruthy();
  },
);
