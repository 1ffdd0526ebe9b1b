import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { noFault, type Fault, type FaultKind } from './faults';

interface FaultyConnectionOptions {
  /** The server's `http://host:port`. */
  readonly target: string;
  /** The device's network address as the server sees it, or a function that returns the next one. */
  readonly from: string | (() => string);
  /** The fault for the next request while the connection is faulty. */
  readonly nextFault: () => Fault;
  /** Requests that the real server refuses but its emulator accepts; they get a 400. */
  readonly refuses?: (url: string, headers: IncomingMessage['headers']) => Promise<boolean>;
  /** The status of an `error`; 500 by default. */
  readonly errorStatus?: number;
}

export interface FaultyConnection {
  readonly port: number;
  /** The number of faults by kind. */
  readonly counts: Readonly<Record<FaultKind, number>>;
  readonly cut: () => void;
  /** Accepts connections again, with faults from `nextFault` if `faulty`. */
  readonly mend: (faulty: boolean) => void;
  /** Resolves when the server has answered all requests that reached it. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const readable = { 'Access-Control-Allow-Origin': '*' };

/** A proxy between a device and a server that injects faults. */
export async function openFaultyConnection({
  target,
  from,
  nextFault,
  refuses = () => Promise.resolve(false),
  errorStatus = 500,
}: FaultyConnectionOptions): Promise<FaultyConnection> {
  const counts = { none: 0, drop: 0, delay: 0, duplicate: 0, error: 0, html: 0, half: 0, torn: 0, hang: 0 };
  const underway = new Set<Promise<unknown>>();
  let state: 'steady' | 'faulty' | 'cut' = 'steady';

  const forward = (request: IncomingMessage, body: Buffer): Promise<Answer> => {
    const url = `${target}${request.url}`;
    const work = refuses(url, request.headers).then((refused) =>
      refused
        ? { status: 400, headers: readable, body: Buffer.alloc(0) }
        : send(url, request, body, typeof from === 'string' ? from : from()),
    );
    // ignored: `work` is returned, with its failure
    const ended: Promise<boolean> = work.catch(() => undefined).then(() => underway.delete(ended));
    underway.add(ended);
    return work;
  };

  const spoil = async (
    { kind, commits, delayMs }: Fault,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const body = await bodyOf(request);
    const answer = commits ? await forward(request, body) : null;
    switch (kind) {
      case 'none':
        return answer && reply(response, answer);
      case 'drop':
        return response.destroy();
      case 'delay':
        await pause(delayMs);
        return answer && reply(response, answer);
      case 'duplicate':
        // ignored: nobody waits for the duplicate's answer
        void forward(request, body).catch(() => undefined);
        return answer && reply(response, answer);
      case 'error':
        return response.writeHead(errorStatus, readable).end();
      case 'html':
        return response
          .writeHead(200, { ...readable, 'Content-Type': 'text/html' })
          .end('<!doctype html><title>Sign in to this network</title>');
      case 'half': {
        const half = answer?.body.subarray(0, answer.body.length / 2);
        response.writeHead(200, { ...readable, 'Content-Length': String(answer?.body.length ?? 1) });
        return response.write(half ?? '', () => response.destroy());
      }
      case 'torn':
        await tear(`${target}${request.url}`, request, body);
        return response.destroy();
      case 'hang':
        return;
    }
  };

  const server = createServer((request, response) => {
    const preflight = request.method === 'OPTIONS';
    const fault = state === 'faulty' && !preflight ? nextFault() : noFault;
    if (!preflight) counts[fault.kind] += 1;
    // ignored: the device sees the broken connection
    spoil(fault, request, response).catch(() => response.destroy());
  });
  // The device must give up on a hanging response itself.
  server.requestTimeout = 0;
  server.on('connection', (socket) => state === 'cut' && socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    cut() {
      state = 'cut';
      server.closeAllConnections();
    },
    mend(faulty) {
      state = faulty ? 'faulty' : 'steady';
    },
    async settled() {
      while (underway.size > 0) await Promise.all(underway);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function send(url: string, request: IncomingMessage, body: Buffer, from: string): Promise<Answer> {
  const { method = 'POST', headers } = request;
  const response = await fetch(url, {
    method,
    headers: { ...passedOn(headers), 'x-forwarded-for': from },
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
  const stored = [...response.headers].filter(([name]) => !dropped.includes(name));
  return { status: response.status, headers: Object.fromEntries(stored), body: bytes };
}

/** Half of the request reaches the server, which waits for the rest until the connection breaks. */
async function tear(url: string, { method, headers }: IncomingMessage, body: Buffer): Promise<void> {
  const torn = httpRequest(url, {
    ...(method !== undefined && { method }),
    headers: { ...passedOn(headers), 'content-length': body.length },
  });
  const ended = new Promise<void>((resolve) =>
    torn.on('error', () => resolve()).on('close', () => resolve()),
  );
  torn.write(body.subarray(0, body.length / 2), () => torn.destroy());
  await ended;
}

/** Hop-by-hop headers. */
const ownHeaders = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'expect'];

function passedOn(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => value !== undefined && !ownHeaders.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
}

function reply(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
