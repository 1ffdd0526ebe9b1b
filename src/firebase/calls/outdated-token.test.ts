import { beforeEach, expect, test, vi } from 'vitest';
import type { AppError } from '@domain/errors/app-error';
import { callAsAdmin } from './call-as-admin';
import { callAsCustomer } from './portal-call';

const user = vi.hoisted(() => ({
  getIdToken: vi.fn((fresh: boolean) => Promise.resolve(fresh ? 'new' : 'old')),
}));
const auth = vi.hoisted(() => ({
  currentUser: user,
  authStateReady: () => Promise.resolve(),
}));
vi.mock('../session/office-auth', () => ({ officeAuth: () => auth }));
vi.mock('../session/portal-auth', () => ({ portalAuth: () => auth }));
vi.mock('../app-check/office-app-check', () => ({ appCheckToken: () => Promise.resolve(null) }));

const tokens: (string | undefined)[] = [];
/** The tokens that the server accepts. */
let good: readonly string[];
beforeEach(() => {
  tokens.length = 0;
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.Authorization?.replace('Bearer ', '');
    tokens.push(token);
    const answer =
      token !== undefined && good.includes(token)
        ? { result: {} }
        : { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } };
    return Promise.resolve(Response.json(answer));
  });
});

const calls = {
  'the office': () => callAsAdmin('office-feed-open', {}),
  'the portal': () => callAsCustomer('portal-open', { bookingsAfter: null, reportsAfter: null }),
};

test.each(Object.entries(calls))(
  '%s gets a new token if the device wrongly considers an old one valid',
  async (_, call) => {
    good = ['new'];
    expect(await call()).toEqual({});
    expect(tokens).toEqual(['old', 'new']);
  },
);

test.each(Object.entries(calls))('%s asks only once more', async (_, call) => {
  good = [];
  await expect(call()).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(tokens).toEqual(['old', 'new']);
});

test('a failure asks a client to call us, and never the office', async () => {
  good = [];
  const sentenceOf = (call: () => Promise<unknown>) =>
    call().catch((error: unknown) => (error as AppError).details.userMessage);
  expect(await sentenceOf(calls['the portal'])).toMatch(/call us/);
  expect(await sentenceOf(calls['the office'])).not.toMatch(/call us/);
});
