import { RulesPath, type RulesMap, type RulesValue } from './values';

type Fields = Record<string, unknown>;

/** A value in firebase-tools' format: `{ string_value: 'a' }`, `{ map_value: { fields: { ... } } }`. */
export function readWireValue(wire: unknown): RulesValue {
  const [kind, content] = onlyEntry(wire);
  switch (kind) {
    case 'null_value':
      return null;
    case 'bool_value':
      return Boolean(content);
    case 'int_value':
      return BigInt(content as number);
    case 'float_value':
      return Number(content);
    case 'string_value':
      return String(content);
    case 'timestamp_value':
      return new Date(String(content));
    case 'list_value':
      return ((content as { values?: unknown[] }).values ?? []).map(readWireValue);
    case 'map_value':
      return readFields((content as { fields?: Fields }).fields, readWireValue);
    case 'path_value':
      return new RulesPath(
        (content as { segments: { simple: string }[] }).segments.map(({ simple }) => simple),
      );
    default:
      throw new Error(`Unknown value: ${kind}`);
  }
}

/** A value in Firestore's REST format: `{ stringValue: 'a' }`, `{ mapValue: { fields: { ... } } }`. */
export function readDocumentValue(value: unknown): RulesValue {
  const [kind, content] = onlyEntry(value);
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      return Boolean(content);
    case 'integerValue':
      return BigInt(content as string);
    case 'doubleValue':
      return Number(content);
    case 'stringValue':
      return String(content);
    case 'timestampValue':
      return new Date(String(content));
    case 'arrayValue':
      return ((content as { values?: unknown[] }).values ?? []).map(readDocumentValue);
    case 'mapValue':
      return readFields((content as { fields?: Fields }).fields, readDocumentValue);
    default:
      throw new Error(`Unknown value: ${kind}`);
  }
}

export function readFields(fields: Fields = {}, read: (value: unknown) => RulesValue): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, read(value)]));
}

function onlyEntry(wire: unknown): [kind: string, content: unknown] {
  const [entry] = Object.entries(wire ?? {});
  if (!entry) throw new Error('A value without a kind');
  return entry;
}
