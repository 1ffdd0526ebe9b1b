// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildMail } from '../../../tools/testing/factories/build-mail';
import { useReplayMail } from './use-replay-mail';

const email = buildMail({ id: 'm-1' });

afterEach(cleanup);

async function replay(answer: Error | null, mail = email) {
  const toasts: Toast[] = [];
  const onQueued = vi.fn();
  const call = vi.fn(() => (answer ? Promise.reject(answer) : Promise.resolve({})));
  const { result } = renderHook(() => useReplayMail(call as unknown as CallAsAdmin, onQueued), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  act(() => result.current.replay(mail, 'Report mail'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await waitFor(() => expect(result.current.isRunning(mail)).toBe(false));
  return { onQueued, title: toasts[0]?.title };
}

test('a requeued email leaves the list, also from a page that is not live', async () => {
  const { onQueued, title } = await replay(null);
  expect(title).toBe('Email Queued Again');
  expect(onQueued).toHaveBeenCalledWith('m-1');
});

test('one that could not be requeued stays', async () => {
  const { onQueued, title } = await replay(new AppError('unavailable', 'no answer', 'No connection.'));
  expect(title).toBe('Failed to send the email again.');
  expect(onQueued).not.toHaveBeenCalled();
});

test('a text message is called one', async () => {
  const { title } = await replay(null, buildMail({ kind: 'text_reminder' }));
  expect(title).toBe('Text Message Queued Again');
});
