import fc, { type Arbitrary } from 'fast-check';

/** Scripts that set `window.__executed` if a page runs them. */
export const scripts = [
  '<script>window.__executed=1</script>',
  '"><img src=x onerror="window.__executed=1">',
  "'><svg onload=window.__executed=1>",
  '</textarea></title></style><script>window.__executed=1</script>',
  'javascript:window.__executed=1',
  '{{constructor.constructor("window.__executed=1")()}}',
  '${window.__executed=1}',
  '<iframe srcdoc="<script>top.__executed=1</script>"></iframe>',
  '<a href="javascript:window.__executed=1">x</a>',
  '--></script><script>window.__executed=1</script><!--',
] as const;

/** Texts that could become a header, a recipient, or a second email. */
const headerInjections = [
  '\r\nBcc: injected@evil.example',
  '\nTo: injected@evil.example',
  '\r\n\r\n<html>injected</html>',
  '%0d%0aBcc:injected@evil.example',
  '\u2028Bcc: injected@evil.example',
  'a@example.com, injected@evil.example',
  'a@example.com\u0000injected@evil.example',
  '"injected@evil.example" <a@example.com>',
];

const oddText = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDC00b',
  '\uDBFF\uD800',
  '\u202Eevil\u202C',
  '\u2066\u2069',
  '\uFEFF',
  '\uFFFE\uFFFF',
  'Z\u0351\u036B\u0343'.repeat(40),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'אבגד',
  'مرحبا',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '../../admins/x',
  'a/b/c',
  '.',
  '..',
  '__x__',
  '%2e%2e%2f',
  "'; DROP TABLE leads; --",
  '{"$ne":null}',
  '=HYPERLINK("http://evil.example")',
  'true',
  'null',
  'NaN',
  '-0',
  '1e309',
  '0000-00-00',
  '9999-99-99',
  '2026-02-30',
  '+275760-09-13',
  '25:61',
  '24:00:00',
];

/** Property names that every object has or that a library may treat specially. */
export const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
  'length',
  '@type',
  '$ref',
  '',
  'data.email',
  '\u0000',
  'a'.repeat(2_000),
] as const;

const long: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('a', '\u0000', '<', '\u{1F4A3}', '\uD800', 'א', '\n', '%', 'a@'),
    // Long texts are slow to send, so most only just exceed a limit.
    fc.oneof(
      { weight: 60, arbitrary: fc.constantFrom(130, 301, 2_001) },
      { weight: 3, arbitrary: fc.constant(20_000) },
      { weight: 1, arbitrary: fc.constant(200_000) },
    ),
  )
  .map(([unit, times]) => unit.repeat(times));

export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...scripts, ...headerInjections, ...oddText) },
  { weight: 3, arbitrary: fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 }).map(fromCodes) },
  { weight: 2, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map(fromUnits) },
  { weight: 1, arbitrary: long },
);

function fromCodes(codes: readonly number[]): string {
  return String.fromCodePoint(...codes);
}

function fromUnits(units: readonly number[]): string {
  return String.fromCharCode(...units);
}

const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 1e21, 1e308, 2 ** 53, -(2 ** 53), 0.1 + 0.2, 1e-320, 10_001, 149.999),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** An object with members that plain assignment would lose, such as an own `__proto__`. */
export function objectOf(members: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const object = {};
  for (const [key, value] of members) {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

const key = fc.oneof(fc.constantFrom<string>(...oddKeys), fc.string({ maxLength: 12 }));

/** Any JSON value of any type, size, and depth. */
export const hostileValue: Arbitrary<unknown> = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(
    { weight: 25, arbitrary: hostileText },
    { weight: 10, arbitrary: number },
    { weight: 10, arbitrary: fc.constantFrom(null, true, false) },
    { weight: 1, arbitrary: fc.constantFrom(nested(30), nested(64), nestedObject(40), wide(200)) },
  ),
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 6, arbitrary: tie('leaf') },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map(objectOf) },
  ),
})).value;

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
}

function nestedObject(depth: number): unknown {
  let value: unknown = {};
  for (let level = 1; level < depth; level += 1) value = { a: value };
  return value;
}

function wide(length: number): unknown {
  return Array.from({ length }, () => ({}));
}
