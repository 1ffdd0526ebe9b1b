const ones = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const figures: Readonly<Record<string, number>> = {
  a: 1,
  ...Object.fromEntries(ones.map((word, index) => [word, index + 1])),
  eighteen: 18,
  'twenty-four': 24,
};

const figure = `\\d{1,2}|${Object.keys(figures).join('|')}`;
/** 'scoped again', 're-scope', 'another inspection', in a sentence that names the time. */
const again =
  '(?:scop(?:e|ed|ing)|inspect(?:ed|ing)?|look(?:ed)? at|check(?:ed)?)\\b[^.!?\\n]{0,60}?\\bagain|re-?scop(?:e|ed|ing)|re-?inspect(?:ed|ion|ing)?|(?:another|a new|follow-?up) (?:sewer )?(?:scope|inspection)';
const before = '(?:in|within|after|every)';
const time = `\\b${before}\\s+(?:about\\s+|the next\\s+)?(${figure})(?:\\s*(?:-|–|to|or)\\s*(${figure}))?[\\s-]+(month|year)s?\\b`;

const laterNamed = new RegExp(`\\b(?:${again})\\b[^.!?\\n]{0,60}?${time}`, 'i');
const firstNamed = new RegExp(`${time}[^.!?\\n]{0,60}?\\b(?:${again})\\b`, 'i');

/** No reminder is promised for longer than a report's link works. */
const longestMonths = 23;

/**
 * In how many months a recommendation says that the line should be scoped again; null if it doesn't say. Of 'in 6 to 12
 * months' the first counts. It reads what the client reads, so a recommendation that the inspector typed counts like one
 * of the library.
 */
export function rescopeMonths(recommendation: string): number | null {
  const [, first, , unit] = laterNamed.exec(recommendation) ?? firstNamed.exec(recommendation) ?? [];
  if (first === undefined || unit === undefined) return null;
  const amount = figures[first.toLowerCase()] ?? Number(first);
  const months = unit.toLowerCase() === 'year' ? amount * 12 : amount;
  return months >= 1 && months <= longestMonths ? months : null;
}
