// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { newFinding } from '../report-values';
import { useFindings } from './use-findings';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Two findings, the first of which was deleted. */
function deleteFirst() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const toasts: Toast[] = [];
  const hook = renderHook(() => useFindings([newFinding('a'), newFinding('b')]), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  act(() => hook.result.current.handlers.remove('a'));
  const ids = () => hook.result.current.findings.map(({ id }) => id);
  expect(ids()).toEqual(['b']);
  return { ...hook, toasts, ids, undo: () => act(() => toasts[0]?.action?.onChoose()) };
}

test('a deleted finding is restored in place', () => {
  const { ids, undo, toasts } = deleteFirst();
  undo();
  expect(ids()).toEqual(['a', 'b']);
  expect(toasts).toHaveLength(1);
});

test.each([
  ['its form is closed', ({ unmount }: ReturnType<typeof deleteFirst>) => unmount()],
  ['its time is over', () => void vi.advanceTimersByTime(31_000)],
])('once %s, it says that it cannot be restored', (_, happens) => {
  const deletion = deleteFirst();
  happens(deletion);
  deletion.undo();
  expect(deletion.ids()).toEqual(['b']);
  expect(deletion.toasts[1]).toMatchObject({ title: 'Couldn’t restore the finding', destructive: true });
});
