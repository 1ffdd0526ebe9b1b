import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { write } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { trustedBody, trustedJson } from '../../../tools/trusted-json';
import { callable } from './callable';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
// Both need the database and are covered in tests/functions.
vi.mock('./stored-settings', async () => {
  const { factorySettings } = await import('@domain/settings/factory-settings');
  return { loadSettings: () => Promise.resolve({ settings: factorySettings }) };
});
vi.mock('./refused-attempts', () => ({
  stopRefused: () => Promise.resolve(),
  countRefusal: (_call: string, _caller: object, _now: Date, refusal: AppError) => Promise.resolve(refusal),
}));

const key = '2345abcdefghjkmnpqrstvwx';
const personal = ['ann.lee@example.com', '(312) 555-0134', key];
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

let answer: () => Promise<never>;
const deployed = callable('client-appointment-slots', () => answer());

let url: string;
let close: () => void;
beforeEach(async () => {
  vi.stubEnv('APP_HMAC_KEY', 'a-key');
  const server = express()
    .use(express.json(), deployed as unknown as express.RequestHandler)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(() => {
  close();
  vi.unstubAllEnvs();
});

interface Answer {
  readonly error: { readonly message: string; readonly details: { readonly userMessage: string } };
}

async function call(body: object, headers: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  vi.mocked(write).mockImplementation((entry) => void lines.push(JSON.stringify(entry)));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    response,
    answer: await trustedBody<Answer>(response),
    log: lines.map((line) => trustedJson<object>(line)),
  };
}

it('gives a server error a reference that appears in the message, the header, and the log', async () => {
  answer = () =>
    Promise.reject(new Error(`no document access_links/${key} of ${personal[0]}, ${personal[1]}`));
  const {
    response,
    answer: body,
    log,
  } = await call({ data: {} }, { 'X-Cloud-Trace-Context': `${trace}/1;o=1` });
  expect(response.status).toBe(500);
  expect(response.headers.get('X-Request-Id')).toBe('4bf92f3577b3');
  expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
  expect(body.error.details.userMessage).toContain('Reference: 4bf92f3577b3.');
  expect(log).toEqual([
    expect.objectContaining({
      severity: 'ERROR',
      message: 'call failed',
      function: 'client-appointment-slots',
      requestId: '4bf92f3577b3',
      outcome: 'internal',
      caller: 'public',
    }),
  ]);
  for (const each of personal) expect(JSON.stringify([log, body])).not.toContain(each);
});

it('creates an id if the request has none or an invalid one', async () => {
  answer = () => Promise.reject(new AppError('not-found', 'gone', 'It is gone.'));
  const none = await call({ data: {} });
  const wrong = await call({ data: {} }, { traceparent: `00-<script>-1` });
  const ids = [none, wrong].map(({ response }) => response.headers.get('X-Request-Id'));
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
  expect(none.log).toEqual([
    expect.objectContaining({
      message: 'call refused',
      outcome: 'not-found',
      reason: 'gone',
      requestId: ids[0],
    }),
  ]);
});
