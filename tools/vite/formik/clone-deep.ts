/** A deep copy of plain values. */
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}
