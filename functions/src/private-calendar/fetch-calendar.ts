import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import type { CalendarProblem } from '@domain/inspector/calendar-problem';
import { BlockedAddress, isPublicAddress, publicLookup } from './public-address';

export interface Fetched {
  readonly state: 'read';
  readonly text: string;
  /** What the next request sends, so that an unchanged calendar isn't sent again; empty for none. */
  readonly etag: string;
  readonly lastModified: string;
}

export type FetchResult =
  Fetched | { readonly state: 'unchanged' } | { readonly state: 'failed'; readonly problem: CalendarProblem };

export interface FetchOptions {
  readonly etag?: string;
  readonly lastModified?: string;
  /** Whether `http:` to this machine is allowed, which only tests and the local stack do. */
  readonly local?: boolean;
  readonly lookup?: LookupFunction;
  readonly limits?: { readonly bytes: number; readonly ms: number };
}

const usual = { bytes: 5 * 1024 * 1024, ms: 20_000 } as const;
const redirectsAtMost = 3;
const ofThisMachine = ['127.0.0.1', 'localhost'];

/** Reads a calendar's file. Where an address comes from a person or a server, nothing in it is trusted. */
export async function fetchCalendar(address: string, options: FetchOptions = {}): Promise<FetchResult> {
  const { ms } = options.limits ?? usual;
  const signal = AbortSignal.timeout(ms);
  try {
    let url = calendarUrl(address, options.local);
    for (let redirects = 0; redirects <= redirectsAtMost; redirects += 1) {
      if (url === null) return failed('address');
      const answer = await open(url, options, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode < 300 || statusCode >= 400 || statusCode === 304)
        return await resultOf(answer, options, signal);
      answer.destroy();
      url = URL.canParse(headers.location ?? '', url.href)
        ? calendarUrl(new URL(headers.location ?? '', url.href).href, options.local)
        : null;
    }
    return failed('redirects');
  } catch (error) {
    return failed(problemOf(error, signal));
  }
}

const failed = (problem: CalendarProblem): FetchResult => ({ state: 'failed', problem });

/** The address if it may be read: `https:`, without a password and on the usual port. `webcal:` means the same. */
export function calendarUrl(address: string, local = false): URL | null {
  const text = address.trim().replace(/^webcal:/i, 'https:');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (local && url.protocol === 'http:' && ofThisMachine.includes(url.hostname)) return url;
  return url.protocol === 'https:' && url.port === '' ? url : null;
}

/** @throws Error without an answer */
function open(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { etag, lastModified, lookup = publicLookup() } = options;
  const isLocal = url.protocol === 'http:';
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address in place of a name isn't looked up.
  if (!isLocal && isIP(literal) !== 0 && !isPublicAddress(literal))
    throw new BlockedAddress('not a public address');
  return new Promise((resolve, reject) => {
    const request = (isLocal ? requestHttp : requestHttps)(url, {
      // No connection of another request is used, because its name may have been resolved elsewhere.
      agent: false,
      ...(!isLocal && { lookup }),
      signal,
      maxHeaderSize: 16_384,
      headers: {
        accept: 'text/calendar',
        'accept-encoding': 'gzip',
        'user-agent': 'calendar reader',
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
    });
    request.on('response', resolve).on('error', reject).end();
  });
}

async function resultOf(
  answer: IncomingMessage,
  { etag, lastModified, limits = usual }: FetchOptions,
  signal: AbortSignal,
): Promise<FetchResult> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) answer.destroy();
  if (statusCode === 304 && (etag || lastModified)) return { state: 'unchanged' };
  if ([401, 403, 404, 410].includes(statusCode)) return failed('not-found');
  if (statusCode !== 200) return failed('server');
  const text = await bodyOf(answer, limits.bytes, signal);
  if (text === null) return failed('too-large');
  const asHeader = (value: string | undefined) => (value !== undefined && value.length <= 200 ? value : '');
  return {
    state: 'read',
    text,
    etag: asHeader(headers.etag),
    lastModified: asHeader(headers['last-modified']),
  };
}

/** The body; null for one that is too large, before or after it is unpacked, of which no more is read. */
async function bodyOf(answer: IncomingMessage, bytes: number, signal: AbortSignal): Promise<string | null> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding !== 'gzip' && encoding !== 'identity') throw new Error('an encoding that was not asked for');
  if (Number(answer.headers['content-length'] ?? 0) > bytes) {
    answer.destroy();
    return null;
  }
  // Errors reach the loop below.
  const body = encoding === 'gzip' ? pipeline(answer, createGunzip(), () => undefined) : answer;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    size += chunk.length;
    if (size > bytes) {
      answer.destroy();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function problemOf(error: unknown, signal: AbortSignal): CalendarProblem {
  if (error instanceof BlockedAddress) return 'blocked';
  return signal.aborted ? 'too-slow' : 'unreachable';
}
