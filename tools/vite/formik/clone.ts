/** A shallow copy of plain values, including arrays, like lodash's. */
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  return value !== null && typeof value === 'object' ? { ...value } : value;
}
