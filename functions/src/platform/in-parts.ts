/** Maximum of values in one Firestore `in` query. */
const comparedAtOnce = 30;

/** The values in parts that one Firestore `in` query each can compare. */
export function inParts<Value>(values: readonly Value[]): readonly Value[][] {
  return Array.from({ length: Math.ceil(values.length / comparedAtOnce) }, (_, part) =>
    values.slice(part * comparedAtOnce, (part + 1) * comparedAtOnce),
  );
}
