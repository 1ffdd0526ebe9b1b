import { expect, it } from 'vitest';
import { isReadable } from './is-readable';

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

it.each([
  null,
  'text',
  0,
  { report: { findings: [{ photoMarks: [{ marks: [{ at: [1, 2] }] }] }] } },
  nested(32),
])('accepts %j', (data) => {
  expect(isReadable(data)).toBe(true);
});

it.each([
  '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}',
  '{"name":[{"@type":0}]}',
  '{"__proto__":{"admin":true}}',
])('refuses %s', (json) => {
  expect(isReadable(JSON.parse(json))).toBe(false);
});

it('refuses any depth beyond that of a form', () => {
  expect(isReadable(nested(33))).toBe(false);
  expect(isReadable(nested(200_000))).toBe(false);
});
