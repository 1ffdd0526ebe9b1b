import { business } from '../business/business';
import { propertyKey } from '../contact/property-key';

/** Words that `addressKey` leaves as they are, because stored claims were made with it. */
const sameWords: Readonly<Record<string, string>> = {
  str: 'st',
  strt: 'st',
  aven: 'ave',
  crt: 'ct',
  crcl: 'cir',
  wy: 'way',
  square: 'sq',
  alley: 'aly',
  cove: 'cv',
  crossing: 'xing',
  heights: 'hts',
  hollow: 'holw',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  trace: 'trce',
  mount: 'mt',
  saint: 'st',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
};

/** Parts of a building that are followed by a name of their own. */
const designators: ReadonlySet<string> = new Set(['unit', 'bldg', 'fl']);

/**
 * An address with its unit, normalized to identify a property: like `propertyKey`, with more abbreviations of streets,
 * and the unit last wherever it was written. Empty for an address without a letter or digit.
 */
export function normalizedAddress(
  address: string,
  { state }: Pick<typeof business, 'state'> = business,
): string {
  const words = propertyKey(
    withoutPhrases(address, [state, 'United States of America', 'United States', 'U.S.A.']),
  )
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => sameWords[word] ?? word);
  const street: string[] = [];
  const unit: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const name = designators.has(word) ? nameAt(words, index + 1) : null;
    if (name === null) street.push(word);
    else {
      unit.push(word, name.text);
      index += name.words;
    }
  }
  return [...street, ...unit].join(' ');
}

/** The name of a unit: `4`, `4b`, `b`, or `b2` however it is spaced. */
function nameAt(
  words: readonly string[],
  at: number,
): { readonly text: string; readonly words: number } | null {
  const [name = '', next = ''] = words.slice(at);
  if (!/^(?:\d+\p{L}?|\p{L}\d*)$/u.test(name)) return null;
  const goesOn = /^\p{L}$/u.test(name) ? /^\d+$/.test(next) : /^\d+$/.test(name) && /^[a-dfg]$/.test(next);
  return goesOn ? { text: name + next, words: 2 } : { text: name, words: 1 };
}

/** The words of a state or country are dropped together; `addressKey` drops single ones. */
function withoutPhrases(address: string, phrases: readonly string[]): string {
  return phrases.reduce(
    (rest, phrase) =>
      /[ .]/.test(phrase)
        ? rest.replace(
            new RegExp(
              `(?<=[\\s,])${phrase.replaceAll('.', '\\.').replaceAll(' ', '\\s+')}(?=$|[\\s,])`,
              'giu',
            ),
            ' ',
          )
        : rest,
    address,
  );
}
