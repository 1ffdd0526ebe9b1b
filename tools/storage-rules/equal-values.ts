import { isList, isMap, RulesPath, type RulesValue } from './values';

/** `==`: values of different types are unequal, except that an int equals the same float. */
export function equalValues(left: RulesValue, right: RulesValue): boolean {
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return left === Number(right);
  return identicalValues(left, right);
}

/** Equality for `in`, hasOnly, and the contents of lists and maps, where 1 is not 1.0. */
export function identicalValues(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (left instanceof RulesPath && right instanceof RulesPath)
    return identicalValues(left.segments, right.segments);
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((item, i) => identicalValues(item, right[i] ?? null));
  }
  if (isMap(left) && isMap(right)) {
    return (
      left.size === right.size &&
      [...left].every(([key, value]) => right.has(key) && identicalValues(value, right.get(key) ?? null))
    );
  }
  return left === right;
}
