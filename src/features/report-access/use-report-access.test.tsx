// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenReportsAnswer } from '@domain/portal/reports-calls';
import { callFunction } from '@/api/call-function';
import { ToastContext } from '@/ui/use-toast';
import { useReportAccess } from './use-report-access';

vi.mock('@/api/call-function');
const call = vi.mocked(callFunction);
const credentials = { email: 'ann@example.com', booking: 'key-1' };
const page = (next: string | null): OpenReportsAnswer => ({
  state: 'open',
  name: 'Ann Lee',
  reports: { rows: [], next },
});

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Signed in, with a further page to ask for. */
async function open() {
  call.mockResolvedValueOnce(page('page-2'));
  const { result } = renderHook(() => useReportAccess(), {
    wrapper: ({ children }) => <ToastContext value={vi.fn()}>{children}</ToastContext>,
  });
  await act(() => result.current.submit(credentials));
  await waitFor(() => expect(result.current.view.state).toBe('open'));
  return result;
}

test.each(['more', 'again'] as const)(
  'an answer to "%s" that comes after Sign Out opens nothing',
  async (asking) => {
    const access = await open();
    let answer: (reports: OpenReportsAnswer) => void = () => undefined;
    call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    let asked: Promise<void> | undefined;
    act(() => {
      asked = access.current[asking]();
    });
    act(() => access.current.signOut());
    await act(async () => {
      answer(page(null));
      await asked;
    });
    expect(access.current.view).toEqual({ state: 'login', error: null, filled: null });
    expect(sessionStorage.length).toBe(0);
  },
);
