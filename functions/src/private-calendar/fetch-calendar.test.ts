import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calendarUrl, fetchCalendar, type FetchOptions } from './fetch-calendar';
import { publicLookup } from './public-address';

const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** The address of a server that answers like this. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/basic.ics`;
}

const read = (address: string, options: FetchOptions = {}) =>
  fetchCalendar(address, { local: true, ...options });
const failed = (problem: string) => ({ state: 'failed', problem });

test('a calendar is read, with what the next request asks by', async () => {
  const address = await serve((request, response) => {
    const known =
      request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since'] === 'yesterday';
    response
      .writeHead(known ? 304 : 200, { etag: '"1"', 'last-modified': 'yesterday' })
      .end(known ? '' : file);
  });
  const first = await read(address);
  expect(first).toEqual({ state: 'read', text: file, etag: '"1"', lastModified: 'yesterday' });
  expect(await read(address, { etag: '"1"', lastModified: 'yesterday' })).toEqual({ state: 'unchanged' });
});

test('a compressed calendar is unpacked', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file));
  });
  expect(await read(address)).toMatchObject({ text: file });
});

test.each([
  [404, 'not-found'],
  [410, 'not-found'],
  [401, 'not-found'],
  [500, 'server'],
  [304, 'server'],
  [206, 'server'],
])('status %d is the problem %s', async (status, problem) => {
  const address = await serve((_request, response) => response.writeHead(status).end());
  expect(await read(address)).toEqual(failed(problem));
});

describe('redirects', () => {
  test('three are followed, also relative ones', async () => {
    const address = await serve((request, response) => {
      const step = Number(new URL(request.url ?? '', 'http://x').searchParams.get('step') ?? 0);
      if (step === 3) response.end(file);
      else response.writeHead(302, { location: `?step=${step + 1}` }).end();
    });
    expect(await read(address)).toMatchObject({ text: file });
  });

  test('an endless circle ends', async () => {
    let asked = 0;
    const address = await serve((request, response) => {
      asked += 1;
      response.writeHead(301, { location: request.url ?? '' }).end();
    });
    expect(await read(address)).toEqual(failed('redirects'));
    expect(asked).toBe(4);
  });

  test.each([
    ['http://169.254.169.254/latest/meta-data/', 'address'],
    ['https://169.254.169.254/latest/meta-data/', 'blocked'],
    ['https://[::ffff:127.0.0.1]/', 'blocked'],
    ['https://0x7f.1/', 'blocked'],
    ['https://localhost/', 'blocked'],
    ['https://user:password@example.com/', 'address'],
    ['https://example.com:8443/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['', 'redirects'],
  ])('one to %j is not followed', async (location, problem) => {
    const address = await serve((request, response) => {
      response.writeHead(302, { location: location || (request.url ?? '') }).end();
    });
    expect(await read(address)).toEqual(failed(problem));
  });
});

describe('large and slow answers', () => {
  const limits = { bytes: 100_000, ms: 5_000 };

  test('a body without an end is read up to the limit', async () => {
    let sent = 0;
    const address = await serve((_request, response) => {
      const chunk = Buffer.alloc(16_384, 'x');
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more);
      more();
    });
    expect(await read(address, { limits })).toEqual(failed('too-large'));
    expect(sent).toBeLessThan(50_000_000);
  });

  test('what unpacks to more than the limit is not unpacked further', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(limits.bytes);
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    expect(await read(address, { limits })).toEqual(failed('too-large'));
  });

  test('what says it is too large is not read', async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100_001 }).flushHeaders();
    });
    expect(await read(address, { limits })).toEqual(failed('too-large'));
  });

  test.each([
    ['no answer', () => undefined],
    [
      'a body that never ends',
      (_request, response) => {
        response.write('BEGIN');
      },
    ],
  ] satisfies readonly (readonly [string, RequestListener])[])('%s is given up', async (_what, answer) => {
    const address = await serve(answer);
    expect(await read(address, { limits: { bytes: 1000, ms: 200 } })).toEqual(failed('too-slow'));
  });

  test('damaged and unknown encodings are refused', async () => {
    for (const encoding of ['gzip', 'br']) {
      const address = await serve((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end('not compressed');
      });
      expect(await read(address)).toEqual(failed('unreachable'));
    }
  });
});

describe('without the setting of the local stack', () => {
  test('this machine is not reached', async () => {
    const asked = vi.fn();
    const address = await serve((_request, response) => {
      asked();
      response.end(file);
    });
    expect(await fetchCalendar(address)).toEqual(failed('address'));
    expect(await fetchCalendar('https://localhost/basic.ics')).toEqual(failed('blocked'));
    expect(asked).not.toHaveBeenCalled();
  });

  test('a name is resolved once, and refused if it is of a private network', async () => {
    const resolve = vi.fn((_name: string, _options: unknown, answer: (error: null, found: []) => void) =>
      answer(null, [{ address: '10.1.2.3', family: 4 }] as unknown as []),
    );
    const lookup = publicLookup(resolve);
    expect(await fetchCalendar('https://calendar.example/basic.ics', { lookup })).toEqual(failed('blocked'));
    expect(resolve).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['https://calendar.google.com/calendar/ical/a%40b/private-1/basic.ics', 'https://calendar.google.com/'],
  ['webcal://p01-caldav.icloud.com/published/2/x', 'https://p01-caldav.icloud.com/'],
  ['https://example.com:443/a', 'https://example.com/'],
  ['http://example.com/a', null],
  ['https://example.com:8443/a', null],
  ['https://someone@example.com/a', null],
  ['ftp://example.com/a', null],
  ['calendar', null],
])('%s', (address, origin) => {
  expect(calendarUrl(address)?.href.startsWith(origin ?? '') ?? null).toBe(origin === null ? null : true);
});
