import { expect, test } from 'vitest';
import { trustedJson } from '../trusted-json';
import { protoFields, typedFields, type ProtoFields } from './typed-value';

const root = 'projects/demo-a/databases/(default)/documents';
const awkward: ProtoFields = {
  z: { nullValue: 'NULL_VALUE' },
  a: { booleanValue: false },
  whole: { integerValue: '9007199254740993' },
  one: { doubleValue: 1 },
  minusZero: { doubleValue: -0 },
  none: { doubleValue: NaN },
  endless: { doubleValue: -Infinity },
  third: { doubleValue: 1 / 3 },
  at: { timestampValue: { seconds: '1772704800', nanos: 123_456_000 } },
  text: { stringValue: '\u0000 😀 "quoted" \u2028 \ud83d' },
  empty: { stringValue: '' },
  bytes: { bytesValue: Buffer.from([0, 1, 255]) },
  here: { referenceValue: `${root}/leads/abc` },
  there: { referenceValue: 'projects/other/databases/(default)/documents/leads/abc' },
  place: { geoPointValue: { latitude: -0, longitude: 12.5 } },
  list: { arrayValue: { values: [{ mapValue: { fields: {} } }, { arrayValue: { values: [] } }] } },
  'we.ird `key': { mapValue: { fields: { nested: { integerValue: '0' } } } },
};

test('every type survives a round trip through text', () => {
  const line = JSON.stringify(typedFields(awkward, root));
  const back = protoFields(trustedJson<ReturnType<typeof typedFields>>(line), root);
  expect(back).toEqual({ ...awkward });
  expect(Object.is(back.minusZero?.doubleValue, -0)).toBe(true);
});

test('field order is not preserved', () => {
  const turned = Object.fromEntries(Object.entries(awkward).reverse());
  expect(JSON.stringify(typedFields(turned, root))).toBe(JSON.stringify(typedFields(awkward, root)));
});

test('a reference within the database is mapped to another project', () => {
  const elsewhere = 'projects/demo-b/databases/(default)/documents';
  const moved = protoFields(typedFields(awkward, root), elsewhere);
  expect(moved.here).toEqual({ referenceValue: `${elsewhere}/leads/abc` });
  expect(moved.there).toEqual(awkward.there);
});

test('an unknown type is refused', () => {
  expect(() => typedFields({ odd: { vectorValue: [] } as never }, root)).toThrow('unknown type');
});
