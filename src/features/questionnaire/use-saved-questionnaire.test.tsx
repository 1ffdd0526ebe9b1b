// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { useSavedQuestionnaire } from './use-saved-questionnaire';

const logged = vi.hoisted(() => vi.fn());
vi.mock('@/api/call-function');
vi.mock('@/logging/log', () => ({ log: { error: logged } }));
beforeEach(() => void logged.mockReset());
afterEach(cleanup);

test('a booking without answers is not logged', async () => {
  vi.mocked(callFunction).mockResolvedValue({ state: 'missing' });
  const { result } = renderHook(() => useSavedQuestionnaire('abcdefghjkmnpqrstvwxyz23'));
  await waitFor(() => expect(result.current.saved.state).toBe('missing'));
  expect(logged).not.toHaveBeenCalled();
});

test('any other failure is logged, without the key', async () => {
  vi.mocked(callFunction).mockRejectedValue(new AppError('internal', 'broken', 'Something went wrong.'));
  const { result } = renderHook(() => useSavedQuestionnaire('abcdefghjkmnpqrstvwxyz23'));
  await waitFor(() => expect(result.current.saved.state).toBe('failed'));
  expect(logged).toHaveBeenCalledOnce();
  expect(JSON.stringify(logged.mock.calls)).not.toContain('abcdefghjkmnpqrstvwxyz23');
});
