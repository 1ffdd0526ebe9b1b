/** The one of `values` that an address asks for; `otherwise` where it asks for none of them. */
export function oneOf<Value extends string, Otherwise extends Value | null>(
  values: readonly Value[],
  asked: string | null,
  otherwise: Otherwise,
): Value | Otherwise {
  return values.find((value) => value === asked) ?? otherwise;
}
