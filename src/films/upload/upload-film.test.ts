import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { filmPartBytes } from '@domain/film/film-limits';
import { hashFilm } from './hash-film';
import { nextPartBytes, partUnit, smallerPartBytes } from './part-size';
import { uploadFilm } from './upload-film';
import type { UploadSession, UploadWorld } from './upload-world';

const mib = 1024 * 1024;

/** Bytes that are different everywhere. */
function filmOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let index = 0; index < size; index += 1) bytes[index] = (index * 31 + (index >> 8) * 7) % 251;
  return bytes;
}

/** portal: a page of the network in between answers, as in a hotel. */
type Fault = 'none' | 'lost before' | 'lost after' | 'forgotten' | 'portal' | number;

/** A storage service in memory, which appends what it gets, as the emulator does. */
function storageService() {
  const faults: Fault[] = [];
  let session: { received: Uint8Array[]; final: boolean } | null = null;
  let sessions = 0;
  const commands: string[] = [];
  const answer = (status: number, headers: Record<string, string> = {}) =>
    new Response(null, { status, headers });
  const received = () => Buffer.concat(session?.received ?? []);
  const serve: typeof fetch = async (_, init) => {
    const headers = new Headers(init?.headers);
    const command = headers.get('X-Goog-Upload-Command') ?? '';
    commands.push(command);
    const fault = command === 'query' && faults[0] !== 'portal' ? undefined : faults.shift();
    if (fault === 'portal')
      return new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    if (fault === 'lost before') throw new TypeError('Failed to fetch');
    if (fault === 'forgotten') session = null;
    if (typeof fault === 'number') return answer(fault);
    if (command === 'start') {
      session = { received: [], final: false };
      sessions += 1;
      return answer(200, { 'X-Goog-Upload-URL': `https://storage.example.com/session-${sessions}` });
    }
    if (!session) return answer(404);
    if (command === 'query') {
      const status = session.final ? 'final' : 'active';
      return answer(200, {
        'X-Goog-Upload-Status': status,
        'X-Goog-Upload-Size-Received': String(received().length),
      });
    }
    session.received.push(new Uint8Array(await new Response(init?.body).arrayBuffer()));
    session.final = command.includes('finalize');
    if (fault === 'lost after') throw new TypeError('Failed to fetch');
    return answer(200, { 'X-Goog-Upload-Status': session.final ? 'final' : 'active' });
  };
  return { serve, faults, commands, received, sessionCount: () => sessions };
}

function upload(bytes: Uint8Array<ArrayBuffer>, changes: Partial<UploadWorld> = {}) {
  const service = storageService();
  let stored: UploadSession | null = null;
  const progress: number[] = [];
  const waits: number[] = [];
  const tokens: boolean[] = [];
  let clock = 0;
  const world: UploadWorld = {
    fetch: service.serve,
    startAddress: (path) => `https://storage.example.com/${path}`,
    credentials: (refresh) => {
      tokens.push(refresh);
      return Promise.resolve({ Authorization: 'Firebase token' });
    },
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    now: () => (clock += 500),
    ...changes,
  };
  const run = (signal = new AbortController().signal, source: Blob = new Blob([bytes])) =>
    uploadFilm({
      source,
      path: 'films/job-1/film-0123456789abcdef.mp4',
      contentType: 'video/mp4',
      world,
      signal,
      onProgress: (sent) => progress.push(sent),
      session: {
        read: () => Promise.resolve(stored),
        write: (session) => {
          stored = session;
          return Promise.resolve();
        },
      },
    });
  return { ...service, run, progress, waits, tokens, stored: () => stored };
}

describe('uploading a film', () => {
  it('arrives byte for byte, in parts of units of 256 KiB, and forgets its session', async () => {
    const bytes = filmOf(20 * mib + 12_345);
    const film = upload(bytes);
    await film.run();
    expect(film.received().equals(bytes)).toBe(true);
    expect(film.progress.at(-1)).toBe(bytes.length);
    expect(film.progress.slice(0, -1).every((sent) => sent % partUnit === 0)).toBe(true);
    expect(film.stored()).toBeNull();
    expect(film.commands.filter((command) => command === 'query')).toEqual([]);
  });

  it.each([
    ['a request that never arrived', ['lost before']],
    ['a part that arrived without an answer', ['none', 'lost after']],
    ['several in a row', ['none', 'lost before', 'lost after', 'lost before', 503]],
    ['a session that the service forgot', ['none', 'none', 'forgotten']],
  ] as const)('arrives byte for byte despite %s', async (_, faults) => {
    const bytes = filmOf(9 * mib + 1);
    const film = upload(bytes);
    film.faults.push(...faults);
    await film.run();
    expect(film.received().equals(bytes)).toBe(true);
  });

  it('goes on in another page from what the server has, whatever was noted', async () => {
    const bytes = filmOf(12 * mib);
    const film = upload(bytes);
    const page = new AbortController();
    const killed = film.run(page.signal).catch(() => 'killed');
    while (film.received().length < 3 * mib) await turn();
    page.abort();
    expect(await killed).toBe('killed');
    const before = film.received().length;
    expect(film.stored()).not.toBeNull();
    await film.run();
    expect(before).toBeGreaterThan(0);
    expect(film.received().equals(bytes)).toBe(true);
    expect(film.sessionCount()).toBe(1);
    expect(film.commands).toContain('query');
  });

  it.each([
    ['a part', ['none', 'none', 'portal']],
    ['the last part', ['none', 'none', 'none', 'none', 'portal']],
    ['the question what arrived', ['none', 'lost after', 'portal', 'portal']],
  ] as const)('goes on in its session after a network’s own page answered %s', async (_, faults) => {
    const bytes = filmOf(9 * mib + 1);
    const film = upload(bytes);
    film.faults.push(...faults);
    await film.run();
    expect(film.received().equals(bytes)).toBe(true);
    expect(film.faults).toEqual([]);
    expect(film.sessionCount()).toBe(1);
    expect(film.waits.length).toBeGreaterThan(0);
  });

  it('that had arrived already sends nothing again', async () => {
    const bytes = filmOf(mib);
    const film = upload(bytes);
    film.faults.push('none', 'lost after');
    await film.run();
    expect(film.received().equals(bytes)).toBe(true);
    expect(film.commands).toEqual(['start', 'upload, finalize', 'query']);
  });

  it('gives up for now after five failures without progress, and keeps its session', async () => {
    const film = upload(filmOf(4 * mib));
    const page = new AbortController();
    const begun = film.run(page.signal).catch(() => undefined);
    while (film.stored() === null || film.stored()?.offset === 0) await turn();
    page.abort();
    await begun;
    film.faults.push(...Array<Fault>(12).fill('lost before'));
    await expect(film.run()).rejects.toMatchObject({ code: 'unavailable' });
    expect(film.stored()).not.toBeNull();
    expect(film.waits.slice(-3)).toEqual([4_000, 8_000, 16_000]);
  });

  it('renews a refused token once, and then says that the session has ended', async () => {
    const film = upload(filmOf(mib));
    film.faults.push(401);
    await film.run();
    expect(film.tokens).toContain(true);
    const ended = upload(filmOf(mib));
    ended.faults.push(401, 401);
    await expect(ended.run()).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('says that the rules refuse it', async () => {
    const film = upload(filmOf(mib));
    film.faults.push(403);
    await expect(film.run()).rejects.toMatchObject({ code: 'not-allowed' });
    expect(film.waits).toEqual([]);
  });

  it('says that the file can’t be read anymore', async () => {
    const film = upload(filmOf(mib));
    // To a browser that sends it, it is as a connection that fails.
    film.faults.push('none', 'lost before');
    const gone = {
      size: 5 * mib,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
    } as unknown as Blob;
    await expect(film.run(undefined, gone)).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('the size of a part', () => {
  it('follows the connection, in whole units, from 256 KiB to 8 MiB', () => {
    expect(nextPartBytes(mib, 1_000)).toBe(2 * mib);
    expect(nextPartBytes(filmPartBytes, 1_000)).toBe(filmPartBytes);
    expect(nextPartBytes(mib, 32_000)).toBe(partUnit);
    expect(nextPartBytes(partUnit, 200_000)).toBe(partUnit);
    expect(smallerPartBytes(3 * partUnit)).toBe(partUnit);
    expect(smallerPartBytes(partUnit)).toBe(partUnit);
  });
});

it('a film’s hash is that of all its bytes', async () => {
  const bytes = filmOf(filmPartBytes + 77);
  const expected = createHash('sha256').update(bytes).digest('hex');
  expect(await hashFilm(new Blob([bytes]), new AbortController().signal)).toBe(expected);
});
