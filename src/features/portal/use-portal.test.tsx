// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { OpenPortalAnswer, PortalJob } from '@domain/portal/portal-calls';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { sessionMark } from './session/session-mark';
import { usePortal } from './use-portal';

const callAsCustomer = vi.hoisted(() => vi.fn<() => Promise<OpenPortalAnswer>>());
vi.mock('@/firebase/calls/portal-call', () => ({ callAsCustomer }));
const signOutOfPortal = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/firebase/session/portal-sign-out', () => ({ signOutOfPortal }));

const portal = (ids: readonly string[], next: string | null = null): OpenPortalAnswer => ({
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
  bookings: { rows: ids.map((id) => ({ id }) as PortalJob), next },
  reports: { rows: [], next: null },
});
const lost = new AppError('unavailable', 'gone', 'We could not reach the server.', {
  cause: new TypeError('refused'),
});

let toasts: Toast[];

beforeEach(() => {
  toasts = [];
  callAsCustomer.mockReset();
  signOutOfPortal.mockReset().mockResolvedValue();
  sessionMark.set();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionMark.clear();
});

function start() {
  const { result } = renderHook(() => usePortal(), {
    wrapper: ({ children }) => (
      <ToastContext value={(toast) => toast && toasts.push(toast)}>{children}</ToastContext>
    ),
  });
  const idsShown = () =>
    result.current.view.state === 'ready' ? result.current.view.portal.bookings.rows.map(({ id }) => id) : [];
  return { result, idsShown };
}

test('if the server cannot be reached, it retries automatically', async () => {
  vi.useFakeTimers();
  callAsCustomer.mockRejectedValueOnce(lost).mockResolvedValue(portal(['b-1']));
  const { result, idsShown } = start();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.view.state).toBe('unreachable');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(idsShown()).toEqual(['b-1']);
});

test('older rows requested twice appear once', async () => {
  callAsCustomer.mockResolvedValueOnce(portal(['b-2'], 'b-2')).mockResolvedValue(portal(['b-1']));
  const { result, idsShown } = start();
  await waitFor(() => expect(idsShown()).toEqual(['b-2']));
  await act(() => Promise.all([result.current.more('bookings'), result.current.more('bookings')]));
  expect(idsShown()).toEqual(['b-2', 'b-1']);
});

test('an earlier response does not remove them', async () => {
  callAsCustomer.mockResolvedValueOnce(portal(['b-2'], 'b-2'));
  const { result, idsShown } = start();
  await waitFor(() => expect(idsShown()).toEqual(['b-2']));
  let answerLate: (answer: OpenPortalAnswer) => void = () => undefined;
  callAsCustomer
    .mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)))
    .mockResolvedValueOnce(portal(['b-1']));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => result.current.more('bookings'));
  await act(() => Promise.resolve(answerLate(portal(['b-2'], 'b-2'))));
  expect(idsShown()).toEqual(['b-2', 'b-1']);
});

test('an ended session is reported as such for any request', async () => {
  callAsCustomer
    .mockResolvedValueOnce(portal(['b-2'], 'b-2'))
    .mockRejectedValue(new AppError('not-signed-in', 'no user', 'Your session has ended.'));
  const { result, idsShown } = start();
  await waitFor(() => expect(idsShown()).toEqual(['b-2']));
  await act(() => result.current.more('bookings'));
  expect(toasts.map(({ title }) => title)).toEqual(['Signed out']);
  expect(sessionMark.isSet()).toBe(false);
});

test('an ended session leads to the sign-in page even if signing out fails on the device', async () => {
  signOutOfPortal.mockRejectedValue(new Error('the database is locked'));
  callAsCustomer.mockRejectedValue(new AppError('not-signed-in', 'no user', 'Your session has ended.'));
  start();
  await waitFor(() => expect(sessionMark.isSet()).toBe(false));
  expect(toasts.map(({ title }) => title)).toEqual(['Signed out']);
});
