/** Returns `asked` if it is one of `values`, else `otherwise`. */
export function oneOf<Value extends string, Otherwise extends Value | null>(
  values: readonly Value[],
  asked: string | null,
  otherwise: Otherwise,
): Value | Otherwise {
  return values.find((value) => value === asked) ?? otherwise;
}
