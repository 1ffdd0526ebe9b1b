// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { RequestedMail } from '@domain/mail/requested-mail';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildRequest } from '../../../../tools/testing/factories/build-request';
import { CorrectRequestDialog } from './correct-request-dialog';
import { useCorrectRequest } from './use-correct-request';

const request = buildRequest({ id: 'lead-1', name: 'Ann Lee', email: 'ann@exmaple.com' });
const queued: RequestedMail = { mailId: 'm-1', delivery: 'committed', at: '2026-03-03T19:04:00.000Z' };

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const toasts: Toast[] = [];
const onClose = vi.fn();
const onChanged = vi.fn();

function Dialog({ call }: { readonly call: CallAsAdmin }) {
  const { correct } = useCorrectRequest(call, onChanged);
  return <CorrectRequestDialog open request={request} onCorrect={correct} onClose={onClose} />;
}

function open(...answers: readonly (RequestedMail | Error)[]) {
  toasts.length = 0;
  onClose.mockReset();
  onChanged.mockReset();
  const call = vi.fn<(name: string, body: object) => void>();
  const answer = (name: string, body: object) => {
    call(name, body);
    const next = answers[call.mock.calls.length - 1] ?? queued;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={(toast) => toast && toasts.push(toast)}>
        <Dialog call={answer as unknown as CallAsAdmin} />
      </ToastContext>
    </ThemeProvider>,
  );
  return call;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
/** The error that assistive technology reads at the field. */
const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const body = (fields: object) => [
  'office-request-correct',
  { leadId: 'lead-1', idempotencyKey: expect.any(String) as string, ...fields },
];

test('sends the corrected address with the one that was seen, and closes', async () => {
  const call = open();
  expect(field().value).toBe('ann@exmaple.com');
  type(' Ann@Example.com');
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(call.mock.calls).toEqual([body({ email: 'ann@example.com', seen: 'ann@exmaple.com' })]);
  expect(toasts).toEqual([{ title: 'Confirmation Sent Again', description: 'ann@example.com' }]);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith('lead-1');
});

test.each([
  ['', 'Enter the client’s email address.'],
  ['ann@example', 'Enter an email address like name@example.com.'],
])('%j is refused at the field', async (value, sentence) => {
  const call = open();
  type(value);
  send();
  await waitFor(() => expect(said()).toContain(sentence));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(call).not.toHaveBeenCalled();
});

test('an address that someone else changed is named at the field; sending again replaces it', async () => {
  const sentence =
    'Someone else just changed this address to al@example.com. To use yours instead, send again.';
  const changed = new AppError('invalid-input', 'changed', sentence, {
    fields: { email: sentence },
    current: { seen: 'al@example.com' },
  });
  const call = open(changed);
  type('ann@example.com');
  send();
  await waitFor(() => expect(said()).toContain(sentence));
  expect(field().value).toBe('ann@example.com');
  expect(toasts).toEqual([]);
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(call.mock.calls.at(-1)).toEqual(body({ email: 'ann@example.com', seen: 'al@example.com' }));
});

test('after a failure the dialog stays open with what was typed', async () => {
  open(new AppError('unavailable', 'no answer', 'We could not reach the server.'));
  type('ann@example.com');
  send();
  await waitFor(() =>
    expect(toasts).toEqual([
      {
        title: 'Failed to send the confirmation.',
        description: 'We could not reach the server.',
        destructive: true,
      },
    ]),
  );
  expect(field().value).toBe('ann@example.com');
  expect(onClose).not.toHaveBeenCalled();
});

test('a copy that was not sent is not claimed', async () => {
  open({ ...queued, delivery: 'sent-moments-ago' });
  send();
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Not sent again']));
});

test('a request that got a job meanwhile says so, and the dialog closes', async () => {
  const sentence = 'The forms were already sent for this request. Correct the client on the job.';
  open(new AppError('already-handled', 'the forms were sent', sentence));
  type('ann@example.com');
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toasts[0]).toMatchObject({ description: sentence, destructive: true });
});
