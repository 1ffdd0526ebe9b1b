// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { comparisonOf, rowOf } from '@domain/report/compare/testing/comparison-of';
import type { ReportReview } from '@domain/report/review';
import { TeamContext } from '@/shared/inspector/team-context';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { buildInspector } from '../../../../tools/testing/factories/build-inspector';
import { buildReview } from '../../../../tools/testing/factories/build-review';
import { trustedJson } from '../../../../tools/trusted-json';
import { ReviewPanel } from './review-panel';

const riley = { ...buildInspector({ name: 'Riley Ortega' }), inspects: true };
const sam = { ...buildInspector({ name: 'Sam Reyes' }), inspects: false };
const submitted = buildReview({ inspector_id: riley.uid, client_name: 'Ann Lee' });
const call = vi.fn();
const onDecided = vi.fn();
const onCorrect = vi.fn();

beforeEach(() => {
  stubMatchMedia();
  localStorage.clear();
  for (const mock of [call, onDecided, onCorrect]) mock.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const panel = (review: ReportReview) => (
  <ThemeProvider theme={theme}>
    <Toasts>
      <TeamContext value={[riley, sam]}>
        <ReviewPanel
          owner={sam.uid}
          review={review}
          call={call}
          onCorrect={onCorrect}
          onDecided={onDecided}
        />
      </TeamContext>
    </Toasts>
  </ThemeProvider>
);
const show = (changes: Partial<ReportReview> = {}) => render(panel({ ...submitted, ...changes }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const commentOn = (field: string, text: string) => {
  fireEvent.click(button(`Comment on ${field}`));
  fireEvent.change(screen.getByRole('textbox', { name: `Comment on ${field}` }), { target: { value: text } });
};

test('shows who submitted what, field by field, with the fields that weren’t filled in', () => {
  show();
  expect(screen.getByText(/^Submitted by Riley Ortega/)).toBeDefined();
  expect(screen.getByText('Clear to the main.')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Finding 1, Offset joint' })).toBeDefined();
  expect(screen.getAllByText('Not filled in').length).toBeGreaterThan(3);
});

test('shows what became of each earlier finding, and takes a comment on it', async () => {
  call.mockResolvedValue({ bookingId: submitted.id });
  const comparison = comparisonOf({
    offset: 2,
    rows: [
      rowOf({ outcome: 'repaired', videoTime: '3:10' }),
      rowOf(
        { outcome: 'not-repaired', findingId: 'finding-0001' },
        { id: 'earlier-0002', mainProblem: 'Offset joint', footage: 34 },
      ),
    ],
  });
  show({ form: JSON.stringify({ ...trustedJson<object>(submitted.form ?? ''), comparison }) });
  const part = within(screen.getByRole('region', { name: 'Earlier Report' }));
  expect(part.getByText(/^1 of 2 repaired\. 1 not repaired\. .* moved by 2 ft\.$/)).toBeDefined();
  expect(part.getByRole('heading', { name: 'Root intrusion at 32 ft: Repaired' })).toBeDefined();
  expect(part.getByText(/Today: at 3:10 in the video\.$/)).toBeDefined();
  expect(part.getByText(/Today: finding 1, Offset joint/)).toBeDefined();
  commentOn('Comparison', 'The roots are still there.');
  fireEvent.click(button('Send Back'));
  await waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(call.mock.lastCall?.[1]).toMatchObject({
    comments: [{ findingId: '', field: 'comparison', text: 'The roots are still there.' }],
  });
});

test('a report is sent back with the comments written, and not without any', async () => {
  call.mockResolvedValue({ bookingId: submitted.id });
  show();
  expect(button('Send Back').disabled).toBe(true);
  commentOn('Summary', 'Say where the joint is.');
  commentOn('Severity of finding 1', 'Medium, I think.');
  commentOn('Disclaimers', '   ');
  expect(button('Approve and Send').disabled).toBe(true);
  fireEvent.click(button('Send Back'));
  await waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(call).toHaveBeenCalledExactlyOnceWith('office-review-return', {
    bookingId: submitted.id,
    submission: 1,
    comments: [
      { findingId: '', field: 'summary', text: 'Say where the joint is.' },
      { findingId: 'finding-0001', field: 'severity', text: 'Medium, I think.' },
    ],
    idempotencyKey: expect.any(String) as string,
  });
  expect(localStorage).toHaveLength(0);
});

test('comments are on the device until they are sent, and only for this submission', () => {
  const { unmount } = show();
  commentOn('Summary', 'Say where the joint is.');
  unmount();
  const again = show();
  expect(screen.getByDisplayValue('Say where the joint is.')).toBeDefined();
  again.unmount();
  show({ submission: 2 });
  expect(screen.queryByDisplayValue('Say where the joint is.')).toBeNull();
});

test('a report is approved after a confirmation that names the client’s address', async () => {
  call.mockResolvedValue({ reportId: 'r-1', version: 1, url: 'https://example.com/report/k' });
  show();
  fireEvent.click(button('Approve and Send'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/@.* gets the email with the link now/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve and Send' }));
  await waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(call).toHaveBeenCalledExactlyOnceWith('office-review-approve', {
    bookingId: submitted.id,
    submission: 1,
    idempotencyKey: expect.any(String) as string,
  });
});

test('the second of two reviewers reads what the first did, and keeps the comments', async () => {
  const sentence = 'Sam Reyes already approved this report.';
  call.mockRejectedValue(new AppError('already-handled', 'approved', sentence));
  const { rerender } = show();
  commentOn('Summary', 'Say where the joint is.');
  fireEvent.click(button('Send Back'));
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(onDecided).not.toHaveBeenCalled();
  const decided = { state: 'approved', form: null, reviewed_by: sam.uid } as const;
  rerender(panel({ ...submitted, ...decided, reviewed_at: '2026-03-03T12:00:00.000Z' }));
  expect(screen.getByText(/^Approved by Sam Reyes/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send Back' })).toBeNull();
});

test('what was asked before is shown at its field, and a returned report can’t be decided on', () => {
  const comments = [{ findingId: '', field: 'summary', text: 'Say where the joint is.' }];
  show({ state: 'returned', comments, reviewed_by: sam.uid, reviewed_at: '2026-03-03T12:00:00.000Z' });
  expect(screen.getByText('Asked before: Say where the joint is.')).toBeDefined();
  expect(screen.getByText(/^Sent back by Sam Reyes/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve and Send' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Comment on/ })).toBeNull();
  fireEvent.click(button('Correct It Myself'));
  expect(onCorrect).toHaveBeenCalled();
});
