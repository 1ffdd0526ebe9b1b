// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { useSendForms } from './use-send-forms';

const ann = { name: 'Ann Lee', email: 'ann@example.com' };

afterEach(cleanup);

function start(answer: Error | null = null) {
  const toasts: Toast[] = [];
  const call = vi.fn(() => (answer ? Promise.reject(answer) : Promise.resolve({})));
  const { result } = renderHook(() => useSendForms(call as unknown as CallAsAdmin), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  return { send: () => result.current.send({ source: 'lead', sourceId: 'l-1' }, ann), call, toasts };
}

test('a double click sends once and shows the recipient', async () => {
  const { send, call, toasts } = start();
  await act(() => Promise.all([send(), send()]));
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith(
    'office-forms-send',
    expect.objectContaining({ source: 'lead', sourceId: 'l-1', ...ann }),
  );
  expect(toasts).toEqual([{ title: 'Forms Sent!', description: 'Ann Lee, ann@example.com' }]);
});

test('a failure is shown with its reason', async () => {
  const gone = new AppError('not-found', 'gone', 'This request has been deleted.');
  const { send, toasts } = start(gone);
  expect(await act(send)).toBe('settled');
  expect(toasts[0]).toEqual({
    title: 'Failed to send forms.',
    description: 'This request has been deleted.',
    destructive: true,
  });
});
