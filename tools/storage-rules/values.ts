/** A path value: `request.path`, a `/literal/$(path)`, or the value of `{name=**}`. */
export class RulesPath {
  constructor(readonly segments: readonly string[]) {}
}

/** int is bigint, float is number, timestamp is Date; the others match their names. */
export type RulesValue =
  null | boolean | bigint | number | string | Date | RulesPath | readonly RulesValue[] | RulesMap;

export type RulesMap = ReadonlyMap<string, RulesValue>;

export type TypeName = 'null' | 'bool' | 'int' | 'float' | 'string' | 'timestamp' | 'path' | 'list' | 'map';

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isMap(value: RulesValue): value is RulesMap {
  return value instanceof Map;
}

export function typeName(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (value instanceof Date) return 'timestamp';
  if (value instanceof RulesPath) return 'path';
  if (isList(value)) return 'list';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      return 'map';
  }
}
