import { blankOf, type BlankName } from './blanks';

/** A value as typed: null for what could not be measured. */
export type Measure = string | null;

/** The values of a finding's blanks as typed; one that wasn't asked for yet is missing. */
export type Measures = Readonly<Partial<Record<BlankName, Measure>>>;

const longestText = 120;
const highest = { feet: 1_000, inches: 48, percent: 100 } as const;
const units = { feet: ' ft', inches: ' in', percent: '%' } as const;

/** `1.5`, `1/4` or `1 1/4`; NaN for anything else. */
export function figureOf(typed: string): number {
  const text = typed.trim();
  if (/^(?:\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  const [, whole = '0', top, bottom] = /^(?:(\d{1,3})\s+)?(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
  return top === undefined || Number(bottom) === 0 ? NaN : Number(whole) + Number(top) / Number(bottom);
}

/** The words that fill a blank: `1.5 in`, `3 o’clock`. Null if the value isn't one. */
export function measureWords(name: BlankName, typed: Measure): string | null {
  const { kind, unmeasured, choices = [] } = blankOf(name);
  if (typed === null) return unmeasured;
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  switch (kind) {
    case 'clock':
      return clockWords(text);
    case 'choice':
      return choices.includes(text) ? text : null;
    case 'text':
      return text === '' || text.length > longestText || /[[\]]/.test(text) ? null : text;
    default: {
      const figure = withoutUnit(text, kind);
      const value = figureOf(figure);
      if (Number.isNaN(value) || value > highest[kind]) return null;
      return `${figure.replace(/^\./, '0.').replace(/\.$/, '')}${units[kind]}`;
    }
  }
}

/** What to type instead of a value that isn't one. */
export function measureProblem(name: BlankName): string {
  const { kind } = blankOf(name);
  switch (kind) {
    case 'feet':
      return 'Enter feet, like 34 or 34.5.';
    case 'inches':
      return 'Enter inches, like 1.5 or 1/4.';
    case 'percent':
      return 'Enter a percentage from 0 to 100.';
    case 'clock':
      return 'Enter a clock position, like 3 or 9 to 3.';
    case 'choice':
      return 'Choose one.';
    case 'text':
      return `Describe it in up to ${longestText} characters, without brackets.`;
  }
}

/** The number of what was measured, for comparing; NaN without one. */
export function measuredFigure(name: BlankName, typed: Measure | undefined): number {
  const { kind } = blankOf(name);
  if (typed === null || typed === undefined || (kind !== 'feet' && kind !== 'inches' && kind !== 'percent'))
    return NaN;
  return figureOf(withoutUnit(typed.trim(), kind));
}

/** People type `34 ft` and `1.5"` too. */
function withoutUnit(text: string, kind: keyof typeof units): string {
  const unit = {
    feet: /\s*(?:ft\.?|feet|foot|')$/i,
    inches: /\s*(?:in\.?|inch|inches|")$/i,
    percent: /\s*%$/,
  }[kind];
  return text.replace(unit, '');
}

/** `3 o’clock`, or `9 to 3 o’clock`. */
function clockWords(text: string): string | null {
  const [, from = '', to] = /^(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?(?:\s*o['’]?clock)?$/i.exec(text) ?? [];
  const hours = [from, to].filter((hour) => hour !== undefined).map(Number);
  if (hours.some((hour) => hour < 1 || hour > 12)) return null;
  return `${hours.join(' to ')} o’clock`;
}
