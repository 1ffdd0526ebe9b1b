import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { callFunction } from './call-function';

const request = { leadId: 'lead-1', idempotencyKey: '3f0c7b1e-0000-4000-8000-000000000001' };

/** Stubs fetch to return `response`; @returns the calls it received. */
function answerWith(response: () => Response | Promise<Response>) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(response()),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function failureOf(
  response: () => Response | Promise<Response>,
  options: { readonly byOffice?: boolean } = {},
): Promise<AppError> {
  answerWith(response);
  const failure: unknown = await callFunction('office-request-decline', request, options).catch(
    (error: unknown) => error,
  );
  if (!(failure instanceof AppError)) throw new Error('it did not fail as an AppError');
  return failure;
}

afterEach(() => vi.unstubAllGlobals());

test('posts the request in the callable protocol, with tokens as headers', async () => {
  const fetched = answerWith(() => Response.json({ result: { leadId: 'lead-1' } }));
  await expect(
    callFunction('office-request-decline', request, {
      idToken: 'id',
      appCheckToken: 'check',
    }),
  ).resolves.toEqual({ leadId: 'lead-1' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toMatch(/\/office\/request-decline$/);
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer id', 'X-Firebase-AppCheck': 'check' });
  expect(JSON.parse(init?.body as string)).toEqual({ data: request });
});

test('returns the server’s code, message, and retry delay', async () => {
  const details = { code: 'rate-limited', userMessage: 'Please wait.', retryAfterSeconds: 60 };
  const { code, details: passed } = await failureOf(() =>
    Response.json({ error: { status: 'RESOURCE_EXHAUSTED', message: 'x', details } }, { status: 429 }),
  );
  expect(code).toBe('rate-limited');
  expect(passed).toEqual(details);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('refused'))],
  ['a proxy’s page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['an empty body', () => new Response('', { status: 200 })],
  ['an answer without a result', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['another server’s JSON', () => Response.json([{ result: 1 }])],
  ['an error that is only a text', () => Response.json({ error: 'Not found' }, { status: 404 })],
  ['an error in another format', () => Response.json({ error: { status: 'INTERNAL' } }, { status: 500 })],
  [
    'an error without a sentence',
    () => Response.json({ error: { details: { code: 'not-found', userMessage: null } } }, { status: 404 }),
  ],
])('%s leaves the outcome unknown', async (_, response) => {
  expect((await failureOf(response)).code).toBe('unavailable');
});

test.each<[string, boolean, () => Response | Promise<Response>, RegExp]>([
  ['without a connection', false, () => Promise.reject(new TypeError('refused')), /^You’re offline/],
  ['cut off', true, () => Promise.reject(new TypeError('reset')), /^Our server isn’t answering/],
  [
    'a proxy’s page',
    true,
    () => new Response('<h1>502</h1>', { status: 502 }),
    /^Something went wrong on our side/,
  ],
  ['an empty 500', true, () => new Response('', { status: 500 }), /^Something went wrong on our side/],
])('%s: only the missing connection is called one', async (_, onLine, response, sentence) => {
  stubNavigator({ onLine });
  expect((await failureOf(response)).details.userMessage).toMatch(sentence);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('reset'))],
  ['a proxy’s page', () => new Response('<h1>502</h1>', { status: 502 })],
  ['an answer without a result', () => Response.json({})],
  ['an error in another format', () => Response.json({ error: { status: 'INTERNAL' } }, { status: 500 })],
])('%s: a client is asked to call us, the office is not', async (_, response) => {
  stubNavigator({ onLine: true });
  expect((await failureOf(response)).details.userMessage).toMatch(/again(?: in a moment)?, or call us\.$/);
  expect((await failureOf(response, { byOffice: true })).details.userMessage).toMatch(
    /again(?: in a moment)?\.$/,
  );
});

test('reports an expired session with its own code', async () => {
  const failure = await failureOf(() =>
    Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 }),
  );
  expect(failure.code).toBe('not-signed-in');
});
