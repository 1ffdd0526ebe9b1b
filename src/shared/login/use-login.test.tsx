// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastContext } from '@/ui/use-toast';
import { trustedJson } from '../../../tools/trusted-json';
import type { LoginKind } from './login-kind';
import { sessionMarkOf } from './session-mark';
import { useLogin } from './use-login';

const signIn = vi.fn(() => Promise.resolve());
const sessionMark = sessionMarkOf('portal-session');
const kind: LoginKind = {
  audience: 'customer',
  emailHint: '',
  known: 'is a customer’s address',
  refused: 'Customer not found',
  mark: sessionMark,
  key: () => '',
  load: () => Promise.resolve({ signIn }),
};

type Body = Readonly<Record<string, string>>;

let sent: { readonly call: string; readonly body: Body }[];
let answers: (object | 'no answer')[];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  sessionMark.clear();
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const { data } = trustedJson<{ data: Body }>(body);
    sent.push({ call: url.split('/').slice(-2).join('-'), body: data });
    const answer = answers.shift() ?? 'no answer';
    return answer === 'no answer'
      ? Promise.reject(new TypeError('refused'))
      : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

const toast = vi.fn();
const withToasts = ({ children }: { readonly children: ReactNode }) => (
  <ToastContext value={toast}>{children}</ToastContext>
);
const start = () => renderHook(() => useLogin(kind), { wrapper: withToasts }).result;
const keyOf = (index: number) => sent[index]?.body.idempotencyKey;

test('after a lost response the request is repeated with the same key, and the next click uses a new one', async () => {
  answers = ['no answer', { result: { loginId: 'one' } }, { result: { loginId: 'two' } }];
  const login = start();
  await act(() => login.current.ask('a@example.com'));
  expect(login.current.asked).toBeNull();
  expect(toast).toHaveBeenLastCalledWith({
    title: 'Error',
    description: 'Failed to login. Please try again.',
    destructive: true,
  });
  await act(() => login.current.ask('a@example.com'));
  expect(login.current.asked).toMatchObject({ loginId: 'one', email: 'a@example.com' });
  await act(() => login.current.ask('a@example.com'));
  expect(login.current.asked).toMatchObject({ loginId: 'two' });
  expect(keyOf(1)).toBe(keyOf(0));
  expect(keyOf(2)).not.toBe(keyOf(1));
  expect(new Set(sent.map(({ body }) => body.browser)).size).toBe(1);
});

test('an earlier failure is not shown anymore once an attempt succeeds', async () => {
  answers = ['no answer', { result: { loginId: 'one' } }, 'no answer', { result: { token: 'token' } }];
  const login = start();
  await act(() => login.current.ask('a@example.com'));
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Error' }));
  await act(() => login.current.ask('a@example.com'));
  expect(toast).toHaveBeenLastCalledWith(null);
  await act(() => login.current.redeem('123456'));
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Error' }));
  await act(() => login.current.redeem('123456'));
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith(null));
});

test('redeeming a code after a lost token is repeated, and then the user is signed in', async () => {
  answers = [{ result: { loginId: 'one' } }, 'no answer', { result: { token: 'token' } }];
  const login = start();
  await act(() => login.current.ask('a@example.com'));
  await act(() => login.current.redeem('1234 5678'));
  expect(sessionMark.isSet()).toBe(false);
  await act(() => login.current.redeem('1234-5678'));
  expect(sent[2]).toEqual({ call: 'portal-code-redeem', body: sent[1]?.body });
  expect(sent[2]?.body.code).toBe('12345678');
  expect(signIn).toHaveBeenCalledWith('token');
  await waitFor(() => expect(sessionMark.isSet()).toBe(true));
});

test('a reloaded page waits for the same code, unless it has expired', async () => {
  answers = [{ result: { loginId: 'one' } }];
  const login = start();
  await act(() => login.current.ask('a@example.com'));
  expect(start().current.asked).toMatchObject({ loginId: 'one' });
  const { askedAt = 0 } = login.current.asked ?? {};
  vi.spyOn(Date, 'now').mockReturnValue(askedAt + 10 * 60_000);
  expect(start().current.asked).toBeNull();
});
