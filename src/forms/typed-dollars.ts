/**
 * US dollars as people write them. Number() would also accept `0x95` and `1e3`, and reject thousands separators.
 */
const dollars = /^\$?\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?)$/;

/** The typed amount in US dollars; NaN, which the schemas refuse, if it isn't one. */
export function typedDollars(typed: string): number {
  const figure = dollars.exec(typed.trim())?.[1];
  return figure === undefined ? NaN : Number(figure.replaceAll(',', ''));
}
