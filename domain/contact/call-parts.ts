import type { Phone } from '../settings/phone-of';

interface CallPart {
  readonly text: string;
  /** Whether the part is to be a link that calls the business. */
  readonly calls: boolean;
}

/** Splits one of our sentences so that what asks for a call can be a link. */
export function callParts({ display }: Phone, sentence: string): readonly CallPart[] {
  const number = display.replace(/[^\w ]/g, '\\$&');
  // The number, or 'call us' where no number follows.
  const callable = new RegExp(`(${number}|\\bcall us\\b(?! (?:right away )?at\\b))`, 'i');
  // A group in the separator puts what it matched at every odd index.
  return sentence
    .split(callable)
    .map((text, index) => ({ text, calls: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
