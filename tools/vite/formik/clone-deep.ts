/** A copy of plain values at every depth. */
export default function cloneDeep<Value>(value: Value): Value {
  return structuredClone(value);
}
