import fc, { type Arbitrary } from 'fast-check';
import { hostileValue, objectOf, oddKeys } from './hostile-values';
import { mutation, type Mutation } from './mutation';

/** One request to a call. */
export type FuzzCase =
  /** A valid body with some members changed. */
  | { readonly kind: 'near'; readonly example: number; readonly mutations: readonly Mutation[] }
  /** Any value instead of a body. */
  | { readonly kind: 'any'; readonly data: unknown }
  /** A valid body in an invalid envelope. */
  | { readonly kind: 'envelope'; readonly value: unknown }
  /** Invalid JSON or an unusual request. */
  | { readonly kind: 'raw'; readonly raw: RawCase };

export interface RawCase {
  readonly method: string;
  readonly contentType: string;
  /** Latin-1, so that every byte can be expressed. */
  readonly text: string;
  /** How often the text is repeated, for large requests. */
  readonly times: number;
  readonly headers: Readonly<Record<string, string>>;
}

const rawCase: Arbitrary<RawCase> = fc.record({
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  ),
  contentType: fc.oneof(
    { weight: 4, arbitrary: fc.constant('application/json') },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        'application/json; charset=latin1',
        'APPLICATION/JSON;',
        'application/octet-stream',
        '*/*',
        '',
      ),
    },
  ),
  text: fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '{',
      'null',
      '[]',
      '0',
      '"x"',
      '{"data":{}',
      '{"data":{},"data":1}',
      '{"data":{"booking":1,"booking":"x"}}',
      '{"data":{},"extra":1}',
      '{"__proto__":{"polluted":1},"data":{}}',
      '{"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
      '{"data":{"a":1e999}}',
      '{"data":{"a":"\\ud800"}}',
      '\u00EF\u00BB\u00BF{"data":{}}',
      '{"data":"\u00FF\u00FE"}',
      "{'data':{}}",
      'data[a]=1&data[__proto__][polluted]=1',
      '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--x--',
    ),
    fc.string({
      unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
      maxLength: 80,
    }),
    fc.json(),
  ),
  times: fc.oneof({ weight: 400, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(200_000) }),
  headers: fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Record<string, string>>(
        { Authorization: 'Bearer' },
        { Authorization: 'Bearer x.y.z' },
        { Authorization: 'Basic YTpi' },
        { Authorization: `Bearer ${'a'.repeat(6_000)}` },
        { 'X-Firebase-AppCheck': 'x' },
        { 'Firebase-Instance-ID-Token': '\u00FF' },
        { Accept: 'text/event-stream' },
        { Origin: 'null' },
        { Origin: 'https://evil.example' },
        { 'X-HTTP-Method-Override': 'DELETE' },
        { 'X-Forwarded-For': ',,,' },
        { 'X-Forwarded-For': '\u00FF' },
        { 'X-Forwarded-Host': 'evil.example' },
      ),
    },
  ),
});

export const fuzzCase: Arbitrary<FuzzCase> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('near' as const),
      example: fc.nat(10_000),
      mutations: fc.array(mutation, { maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('any' as const), data: hostileValue }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('envelope' as const),
      value: fc
        .array(
          fc.tuple(fc.constantFrom<string>('data', 'data', 'result', 'error', ...oddKeys), hostileValue),
          { maxLength: 3 },
        )
        .map(objectOf),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('raw' as const), raw: rawCase }) },
);
