/** Patterns, repeated to any length, that are expensive for inefficient parsers. */
export const hostileUnits = {
  'combining marks': 'e\u0301\u0316'.padEnd(201, '\u0301\u0316'),
  letters: 'a',
  'almost an e-mail address': 'a@a.a-',
  spaces: ' x ',
  digits: '1 2-',
  'signs of a script': '<"&',
} as const;

/** `length` UTF-16 units of the pattern. */
export function hostileText(unit: keyof typeof hostileUnits, length: number): string {
  const repeated = hostileUnits[unit];
  return repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length);
}
