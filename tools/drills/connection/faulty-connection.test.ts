import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from './faults';
import { openFaultyConnection, type FaultyConnection } from './faulty-connection';

let server: Server;
let connection: FaultyConnection;
/** The requests that reached the server: body and sender. */
let taken: { readonly body: string; readonly from: unknown }[];
let fault: Fault = { kind: 'none', commits: true, delayMs: 0 };

beforeEach(async () => {
  taken = [];
  server = createServer((request, response) => {
    request.setEncoding('utf8').once('data', (body: string) => {
      taken.push({ body, from: request.headers['x-forwarded-for'] });
      response.end('{"result":"the whole answer"}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  connection = await openFaultyConnection({
    target: `http://127.0.0.1:${port}`,
    from: '198.18.0.1',
    nextFault: () => fault,
  });
  connection.mend(true);
});
afterEach(() => {
  connection.close();
  server.close();
});

/** What a device sees of one request: the response text or none. Only an answer that never comes isn't awaited long. */
async function post(): Promise<string> {
  const signal = AbortSignal.timeout(fault.kind === 'hang' ? 500 : 25_000);
  return fetch(`http://127.0.0.1:${connection.port}/call`, { method: 'POST', body: 'referral', signal }).then(
    (response) => response.text(),
    (cause: Error) => (cause.name === 'TimeoutError' ? 'still waiting' : 'no answer'),
  );
}

describe('a faulty connection', () => {
  it.each<[string, Partial<Fault>, number, RegExp]>([
    ['none: forwards the request', { kind: 'none', commits: true }, 1, /whole answer/],
    ['drop before', { kind: 'drop', commits: false }, 0, /no answer/],
    ['drop after: the server has it', { kind: 'drop', commits: true }, 1, /no answer/],
    ['delay', { kind: 'delay', commits: true, delayMs: 50 }, 1, /whole answer/],
    ['duplicate: the server has it twice', { kind: 'duplicate', commits: true }, 2, /whole answer/],
    ['error before', { kind: 'error', commits: false }, 0, /^$/],
    ['error after', { kind: 'error', commits: true }, 1, /^$/],
    ['html after', { kind: 'html', commits: true }, 1, /doctype/],
    ['hang', { kind: 'hang', commits: false }, 0, /still waiting/],
  ])('%s', async (_, kind, reached, seen) => {
    fault = { kind: 'none', commits: true, delayMs: 0, ...kind };
    expect(await post()).toMatch(seen);
    await connection.settled();
    expect(taken).toEqual(Array.from({ length: reached }, () => ({ body: 'referral', from: '198.18.0.1' })));
    expect(connection.counts[fault.kind]).toBe(1);
  });

  it('torn: the server gets half of the request', async () => {
    fault = { kind: 'torn', commits: false, delayMs: 0 };
    expect(await post()).toBe('no answer');
    expect(taken.map(({ body }) => body)).toEqual(['refe']);
  });

  it('half: the response is truncated', async () => {
    fault = { kind: 'half', commits: true, delayMs: 0 };
    await expect(post()).rejects.toThrow();
    expect(taken).toHaveLength(1);
  });
});

it('a cut connection accepts nothing until it is restored', async () => {
  fault = { kind: 'none', commits: true, delayMs: 0 };
  connection.cut();
  expect(await post()).toBe('no answer');
  connection.mend(false);
  expect(await post()).toMatch(/whole answer/);
  expect(taken).toHaveLength(1);
});
