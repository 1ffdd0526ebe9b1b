/** One level deep, arrays included, as lodash's for plain values. */
export default function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  return value !== null && typeof value === 'object' ? { ...value } : value;
}
