// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDocumentReader } from '@/firebase/documents/use-document-reader';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { useStoredQuestionnaire } from './use-stored-questionnaire';

vi.mock('@/firebase/documents/use-document-reader');

afterEach(cleanup);

function start(read: ReturnType<typeof useDocumentReader>) {
  vi.mocked(useDocumentReader).mockReturnValue(read);
  const toasts: Toast[] = [];
  const show = (toast: Toast | null) => toast && toasts.push(toast);
  const { result } = renderHook(() => useStoredQuestionnaire('b-1'), {
    wrapper: ({ children }) => <ToastContext value={show}>{children}</ToastContext>,
  });
  return { result, toasts };
}

test('a missing questionnaire is not an error', async () => {
  const { result, toasts } = start(() => Promise.resolve(null));
  await waitFor(() => expect(result.current.stored.state).toBe('missing'));
  expect(toasts).toEqual([]);
});

test('a failure is shown and retried', async () => {
  const answers = { year_built: 1974, created_at: '2026-03-03T12:00:00.000Z' };
  const read = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(answers);
  const { result, toasts } = start(read);
  await waitFor(() => expect(result.current.stored.state).toBe('failed'));
  expect(toasts).toEqual([{ title: 'Failed to load questionnaire data', destructive: true }]);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.stored.state).toBe('found'));
  expect(result.current.stored).toMatchObject({
    answers: { yearBuilt: '1974' },
    submittedAt: '2026-03-03T12:00:00.000Z',
  });
  expect(read).toHaveBeenCalledTimes(2);
});
