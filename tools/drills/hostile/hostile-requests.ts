import { gzipSync } from 'node:zlib';
import { callPath } from '@domain/api/call-path';
import { contract, type CallName } from '@domain/api/contract';
import type { Schema } from 'yup';
import type { Asked } from '../calls/ask';
import { filledBody } from './filled-body';
import { signedMailEvents } from '../../testing/signed-mail-events';
import { hostileText, hostileUnits } from './hostile-text';

/** A kind of request that a stranger can send to one address. */
export interface HostileRequest {
  /** The deployed name. */
  readonly target: string;
  readonly kind: string;
  /** UTF-16 units, members, levels, or bytes, depending on the kind. */
  readonly size: number;
  readonly path: string;
  readonly make: () => Pick<Asked, 'method' | 'headers' | 'body'>;
}

/** The length of each text in a body: the first two are accepted, the others exceed the limits. */
const textSizes = [1_000, 4_000, 16_000, 240_000];
const json = { 'Content-Type': 'application/json' };

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, index]));

/** All hostile requests to every public call and page; new calls are included automatically. */
export async function hostileRequests(): Promise<HostileRequest[]> {
  const calls = Object.entries(contract) as [CallName, (typeof contract)[CallName]][];
  const open = calls.filter(([, { access }]) => access === 'public');
  return [
    ...(await Promise.all(open.map(async ([name, { request }]) => toCall(name, await request())))).flat(),
    ...pages.flatMap(toPage),
    ...mailEvents(),
  ];
}

function toCall(name: CallName, schema: Schema): HostileRequest[] {
  const filled = (value: string) => filledBody(schema, value) as Record<string, unknown>;
  const of = (kind: string, size: number, data: () => unknown): HostileRequest => ({
    target: name,
    kind,
    size,
    path: callPath(name),
    make: () => ({ headers: json, body: JSON.stringify({ data: data() }) }),
  });
  const texts = (Object.keys(hostileUnits) as (keyof typeof hostileUnits)[]).flatMap((unit) =>
    textSizes.map((size) => of(unit, size, () => filled(hostileText(unit, size)))),
  );
  const padded = (bytes: number) => `{"data":${' '.repeat(bytes)}${JSON.stringify(filled('x'))}}`;
  return [
    ...texts,
    ...[64, 65, 20_000].map((size) =>
      of('unknown members', size, () => ({ ...filled('x'), ...members(size) })),
    ),
    ...[30, 40, 4_000].map((size) => of('depth', size, () => ({ ...filled('x'), deep: nested(size) }))),
    ...[100, 101, 30_000].map((size) =>
      of('a list', size, () => ({ ...filled('x'), list: Array(size).fill(0) })),
    ),
    of('no object', 1, () => 'x'),
    { ...of('white space', 9_000_000, () => null), make: () => ({ headers: json, body: padded(9_000_000) }) },
    {
      ...of('compressed', 9_000_000, () => null),
      make: () => ({ headers: { ...json, 'Content-Encoding': 'gzip' }, body: gzipSync(padded(9_000_000)) }),
    },
    {
      ...of('numbers, of a length that is not said', 2_000_000, () => null),
      make: () => ({
        headers: { ...json, 'Transfer-Encoding': 'chunked' },
        body: `{"data":[${'0,'.repeat(1_000_000)}0]}`,
      }),
    },
  ];
}

/** The functions that answer plain requests, with the folders that their pages have. */
const pages = ['pages/report', 'pages/calendar', 'pages/receipt', 'payment-webhook', 'mail-events', 'health'];

function toPage(name: string): HostileRequest[] {
  const of = (
    kind: string,
    size: number,
    path: string,
    asked: Pick<Asked, 'method' | 'headers' | 'body'>,
  ): HostileRequest => ({ target: name, kind, size, path: `${name}/${path}`, make: () => asked });
  const get = { method: 'GET', body: '' };
  const form = (body: string) => ({ headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body });
  const key = '2345abcdefghjkmnpqrstvwx';
  return [
    ...[1_000, 6_000].map((size) => of('a path of letters', size, 'a'.repeat(size), get)),
    ...[100, 600].map((size) => of('a path of marks', size, `e${'%CC%81%CC%96'.repeat(size)}`, get)),
    ...[1_000, 6_000].map((size) => of('a query', size, `${key}?list=${'a@'.repeat(size / 2)}`, get)),
    ...[100, 800].map((size) => of('a nested query', size, `${key}?a${'[b]'.repeat(size)}=1`, get)),
    ...[1_000, 20_000].map((size) =>
      of('a form with many fields', size, `${key}/repair-list`, form('finding=a&'.repeat(size))),
    ),
    ...[16_000, 60_000].map((size) =>
      of('a form of marks', size, `${key}/repair-list`, form(`message=e${'%CC%81%CC%96'.repeat(size / 12)}`)),
    ),
    ...[60_000, 9_000_000].map((size) =>
      of('a large body', size, key, { headers: json, body: `{"a":${' '.repeat(size)}1}` }),
    ),
  ];
}

/** Requests in the email provider's name: others' events, changed or old signatures, and a recorded request again. */
function mailEvents(): HostileRequest[] {
  const target = 'mail-events';
  const events = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ event: 'bounce', mail_ids: `m-${index}`, timestamp: 1 }));
  const of = (kind: string, size: number, asked: Pick<Asked, 'method' | 'headers' | 'body'>) => ({
    target,
    kind,
    size,
    path: target,
    make: () => asked,
  });
  const signed = signedMailEvents(events(1));
  const old = signedMailEvents(events(1), new Date(Date.now() - 3_600_000));
  return [
    ...[1, 1_000, 30_000].map((size) =>
      of('unsigned events', size, { headers: json, body: JSON.stringify(events(size)) }),
    ),
    ...[1_000, 30_000].map((size) =>
      of('events under the signature of others', size, { ...signed, body: JSON.stringify(events(size)) }),
    ),
    ...[1_000, 8_000].map((size) =>
      of('a long signature', size, {
        ...signed,
        headers: { ...signed.headers, 'X-Twilio-Email-Event-Webhook-Signature': 'A'.repeat(size) },
      }),
    ),
    of('events that were signed an hour ago', 1, old),
    of('a recorded request', 1, signed),
    of('a recorded request by another method', 1, { ...signed, method: 'PUT' }),
  ];
}
