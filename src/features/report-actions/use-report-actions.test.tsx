// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { OfficeResult } from '@/offline/office/submit-office-action';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { useReportActions, type ReportAsked } from './use-report-actions';

afterEach(cleanup);

const report = { id: 'r-1', bookingId: 'b-1', clientEmail: 'ann@example.com' };
const link = { reportId: 'r-1', version: 1, url: 'https://example.com/report/key' };

interface World {
  readonly answer?: object | Error;
  readonly found?: typeof report | null | Error;
  readonly result?: OfficeResult;
}

function start({ answer = link, found = report, result = { state: 'sent', answer: null } }: World = {}) {
  const toasts: Toast[] = [];
  const call = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const submit = vi.fn(() => Promise.resolve(result));
  const onAmend = vi.fn();
  const asked: ReportAsked = {
    name: 'b-1',
    about: 'Ann Lee',
    find: () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)),
  };
  const { result: hook } = renderHook(
    () => useReportActions({ call: call as unknown as CallAsAdmin, submit, onAmend }),
    {
      wrapper: ({ children }) => (
        <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
      ),
    },
  );
  return { ...hook.current, asked, call, submit, onAmend, toasts };
}

const lost = new AppError('unavailable', 'no answer', 'No connection.', { cause: new TypeError('failed') });

test.each<[string, World]>([
  ['Report Resent!', {}],
  ['Report not found for this job.', { found: null }],
  [
    'Report not found for this job.',
    { answer: new AppError('not-found', 'gone', 'Report not found for this job.') },
  ],
  [
    'Failed to resend report. Please try again.',
    { answer: new AppError('internal', 'broken', 'Something went wrong on our side.') },
  ],
  ['An error occurred while resending the report.', { answer: lost }],
  ['An error occurred while resending the report.', { found: new Error('offline') }],
])('Resend Report: %s', async (title, world) => {
  const { resend, asked, toasts } = start(world);
  resend(asked);
  await waitFor(() => expect(toasts[0]?.title).toBe(title));
  expect(toasts[0]?.destructive ?? false).toBe(title !== 'Report Resent!');
});

test.each(['waiting', 'sent-moments-ago'] as const)(
  'Resend Report does not claim a second copy that was not sent: %s',
  async (delivery) => {
    const answer = { mailId: 'm-1', delivery, at: '2026-03-05T17:00:00.000Z' };
    const { resend, asked, toasts } = start({ answer });
    resend(asked);
    await waitFor(() => expect(toasts[0]?.title).toBe('Not sent again'));
    expect(toasts[0]?.description).toMatch(
      delivery === 'waiting' ? /still waiting to be sent/ : /went out moments ago, on Mar 5, 2026/,
    );
  },
);

test.each<[string, OfficeResult]>([
  ['Report Sent', { state: 'sent', answer: null }],
  ['Email Saved on This Device', { state: 'waiting', entryId: 'e-1', reason: 'offline' }],
  ['Email Saved on This Device', { state: 'waiting', entryId: 'e-1', reason: 'no-answer' }],
  ['Failed to send report email. Please try again.', { state: 'waiting', entryId: 'e-1', reason: 'server' }],
  [
    'Failed to send report email. Please try again.',
    { state: 'refused', entryId: 'e-1', details: { code: 'not-found', userMessage: 'It is gone.' } },
  ],
  ['Failed to send report email. Please try again.', { state: 'not-stored' }],
])('Send Report: %s', async (title, result) => {
  const { send, asked, submit, toasts } = start({ result });
  send(asked);
  await waitFor(() => expect(toasts[0]?.title).toBe(title));
  expect(submit).toHaveBeenCalledWith('Ann Lee', {
    kind: 'send',
    draftId: 'r-1',
    bookingId: 'b-1',
    reportId: 'r-1',
  });
});

test('the link is copied, or shown if it cannot be copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  stubNavigator({ clipboard: { writeText } });
  const first = start();
  first.copyLink(first.asked);
  await waitFor(() => expect(first.toasts[0]?.title).toBe('Link Copied'));
  expect(writeText).toHaveBeenCalledWith(link.url);
  writeText.mockRejectedValue(new Error('not allowed'));
  const second = start();
  second.copyLink(second.asked);
  await waitFor(() => expect(second.toasts[0]?.description).toBe(link.url));
  vi.unstubAllGlobals();
});

test('a report is viewed in a new tab, as an admin', async () => {
  const replace = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, location: { replace } } as unknown as Window);
  const { view, asked } = start();
  view(asked);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`${link.url}?admin=true`));
});

test('the form loads the report to be amended', async () => {
  const { amend, asked, onAmend } = start();
  amend(asked);
  await waitFor(() => expect(onAmend).toHaveBeenCalledWith('r-1'));
});
