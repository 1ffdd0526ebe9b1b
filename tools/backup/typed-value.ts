/**
 * A value in Firestore's own protocol, which separates integers from fractions and keeps types that
 * JavaScript lacks.
 */
export interface ProtoValue {
  readonly nullValue?: unknown;
  readonly booleanValue?: boolean;
  /** A 64-bit integer may exceed JavaScript's number precision. */
  readonly integerValue?: string | number;
  readonly doubleValue?: number;
  readonly timestampValue?: { readonly seconds?: string | number; readonly nanos?: number };
  readonly stringValue?: string;
  readonly bytesValue?: Uint8Array;
  readonly referenceValue?: string;
  readonly geoPointValue?: { readonly latitude?: number; readonly longitude?: number };
  readonly arrayValue?: { readonly values?: readonly ProtoValue[] };
  readonly mapValue?: { readonly fields?: ProtoFields };
}

export type ProtoFields = Readonly<Record<string, ProtoValue>>;

/** A value in an export: one key that names the type. */
export type TypedValue =
  | { readonly null: true }
  | { readonly bool: boolean }
  | { readonly int: string }
  /** The shortest digits that parse to this number, including `-0`, `NaN`, and `Infinity`. */
  | { readonly double: string }
  /** Seconds and nanoseconds. */
  | { readonly time: readonly [string, number] }
  | { readonly text: string }
  /** Base64. */
  | { readonly bytes: string }
  /** Relative to the database: `leads/abc`; in full for another database. */
  | { readonly ref: string }
  /** Latitude and longitude. */
  | { readonly geo: readonly [string, string] }
  | { readonly list: readonly TypedValue[] }
  | { readonly map: TypedFields };

export type TypedFields = Readonly<Record<string, TypedValue>>;

/** Fields in sorted order, independent of the database's order. */
export function typedFields(fields: ProtoFields, root: string): TypedFields {
  const names = Object.keys(fields).sort();
  return Object.fromEntries(names.map((name) => [name, typedValue(fields[name] ?? {}, root)]));
}

export function protoFields(fields: TypedFields, root: string): ProtoFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, protoValue(value, root)]));
}

const digits = (number: number | undefined) => (Object.is(number, -0) ? '-0' : String(number ?? 0));

/** @throws Error for an unknown type, because a backup must not omit data. */
function typedValue(value: ProtoValue, root: string): TypedValue {
  // Checked by key, not by value: the protocol sets exactly one.
  if (value.nullValue !== undefined) return { null: true };
  if (value.booleanValue !== undefined) return { bool: value.booleanValue };
  if (value.integerValue !== undefined) return { int: String(value.integerValue) };
  if (value.doubleValue !== undefined) return { double: digits(value.doubleValue) };
  if (value.timestampValue) {
    return { time: [String(value.timestampValue.seconds ?? 0), value.timestampValue.nanos ?? 0] };
  }
  if (value.stringValue !== undefined) return { text: value.stringValue };
  if (value.bytesValue !== undefined) return { bytes: Buffer.from(value.bytesValue).toString('base64') };
  if (value.referenceValue !== undefined) {
    const prefix = `${root}/`;
    const { referenceValue: name } = value;
    return { ref: name.startsWith(prefix) ? name.slice(prefix.length) : name };
  }
  if (value.geoPointValue) {
    return { geo: [digits(value.geoPointValue.latitude), digits(value.geoPointValue.longitude)] };
  }
  if (value.arrayValue) {
    return { list: (value.arrayValue.values ?? []).map((entry) => typedValue(entry, root)) };
  }
  if (value.mapValue) return { map: typedFields(value.mapValue.fields ?? {}, root) };
  throw new Error(`A value has an unknown type: ${Object.keys(value).join(', ')}.`);
}

function protoValue(value: TypedValue, root: string): ProtoValue {
  if ('null' in value) return { nullValue: 'NULL_VALUE' };
  if ('bool' in value) return { booleanValue: value.bool };
  if ('int' in value) return { integerValue: value.int };
  if ('double' in value) return { doubleValue: Number(value.double) };
  if ('time' in value) return { timestampValue: { seconds: value.time[0], nanos: value.time[1] } };
  if ('text' in value) return { stringValue: value.text };
  if ('bytes' in value) return { bytesValue: Buffer.from(value.bytes, 'base64') };
  if ('ref' in value) {
    return { referenceValue: value.ref.startsWith('projects/') ? value.ref : `${root}/${value.ref}` };
  }
  if ('geo' in value) {
    return { geoPointValue: { latitude: Number(value.geo[0]), longitude: Number(value.geo[1]) } };
  }
  if ('list' in value) return { arrayValue: { values: value.list.map((entry) => protoValue(entry, root)) } };
  return { mapValue: { fields: protoFields(value.map, root) } };
}
