import fc from 'fast-check';

/** One action on a phone field. Among the keys, `⌫` is Backspace and `⌦` is Delete. */
export type PhoneAction =
  | { readonly keys: string }
  | { readonly pasted: string }
  | { readonly autofilled: string }
  /** Puts the caret directly after this many digits. */
  | { readonly tapWithDigitsAfter: number }
  | { readonly selectAll: true };

export type PhonePlay = {
  readonly actions: readonly PhoneAction[];
} & (
  | {
      /** The ten digits that the field must contain at the end. */
      readonly digits: string;
    }
  | {
      /** The input that must stay in the field, with an error. */
      readonly wrong: string;
    }
);

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const figures = (min: number, max: number) =>
  fc.integer({ min, max }).map((number) => String(number).padStart(String(max).length, '0'));
const wholeNumber = fc
  .tuple(figures(200, 999), figures(200, 999), figures(0, 9999))
  .map((parts) => parts.join(''));

const spellings = [
  '##########',
  '###-###-####',
  '###.###.####',
  '### ### ####',
  '(###) ###-####',
  '(###)###-####',
  '###/###-####',
  '1##########',
  '1-###-###-####',
  '1.###.###.####',
  '1 ### ### ####',
  '1 (###) ###-####',
  '+1##########',
  '+1 ### ### ####',
  '+1 (###) ###-####',
  '+1-###-###-####',
  '(+1) ### ### ####',
] as const;
/**
 * Text as copied from address books and web pages, with non-breaking spaces and dashes and invisible
 * direction marks.
 */
const copiedSpellings = [
  '\u202A(###) ###\u2011####\u202C',
  '+1\u00A0###\u00A0###\u00A0####',
  ' ### – ### – #### \n',
];

function spelled(template: string, digits: string): string {
  let next = 0;
  return template.replace(/#/g, () => digits.charAt(next++));
}

const number = wholeNumber.chain((digits) =>
  fc.record({
    digits: fc.constant(digits),
    text: fc.constantFrom(...spellings).map((one) => spelled(one, digits)),
  }),
);
const copied = wholeNumber.chain((digits) =>
  fc.record({
    digits: fc.constant(digits),
    text: fc.constantFrom(...spellings, ...copiedSpellings).map((one) => spelled(one, digits)),
  }),
);
/** Keys that leave something in the field for the person to delete. */
const slip = fc.constantFrom('0', '1', '5', '9', 'a', 'O', '+', '55', 'x1');

const withSlips = fc
  .tuple(
    number,
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), slip), { minLength: 1, maxLength: 3 }),
  )
  .map(([{ digits, text }, slips]): PhonePlay => {
    let keys = text;
    for (const [where, wrong] of slips) {
      const at = Math.round(where * text.length);
      if (keys.slice(0, at).includes('⌫')) continue;
      keys = keys.slice(0, at) + wrong + '⌫'.repeat(wrong.length) + keys.slice(at);
    }
    return { actions: [{ keys }], digits };
  });

/** The index of the digit that is followed by `after` more digits. */
function digitFromEnd(text: string, after: number): number {
  let seen = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (/\d/.test(text.charAt(index)) && seen++ === after) return index;
  }
  throw new Error('too few digits');
}

const corrected = fc
  .tuple(number, fc.integer({ min: 0, max: 8 }), digit, fc.constantFrom('a', 'x', 'O'))
  .chain(([{ digits, text }, after, other, letter]) => {
    const at = digitFromEnd(text, after);
    const right = text.charAt(at);
    const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
    const wrong = other === right ? String((Number(right) + 1) % 10) : other;
    const play = (first: string, ...rest: PhoneAction[]): PhonePlay => ({
      actions: [{ keys: first }, ...rest],
      digits,
    });
    return fc.constantFrom(
      play(`${before}${wrong}${behind}`, { tapWithDigitsAfter: after }, { keys: `⌫${right}` }),
      play(`${before}${behind}`, { tapWithDigitsAfter: after }, { keys: right }),
      play(`${before}${right}${wrong}${behind}`, { tapWithDigitsAfter: after }, { keys: '⌫' }),
      play(`${before}${right}${letter}${behind}`, { tapWithDigitsAfter: after }, { keys: '⌦' }),
    );
  });

const replaced = fc
  .tuple(number, copied)
  .chain(([{ text }, { digits, text: better }]) =>
    fc.constantFrom<PhonePlay>(
      { actions: [{ keys: text }, { selectAll: true }, { keys: better }], digits },
      { actions: [{ keys: text }, { selectAll: true }, { pasted: better }], digits },
      { actions: [{ keys: text }, { keys: '⌫'.repeat(18) }, { pasted: better }], digits },
    ),
  );

const atOnce = copied.chain(({ digits, text }) =>
  fc.constantFrom<PhonePlay>(
    { actions: [{ pasted: text }], digits },
    { actions: [{ autofilled: text }], digits },
  ),
);
const typed = number.map(({ digits, text }): PhonePlay => ({ actions: [{ keys: text }], digits }));

/** Input that cannot be read as a number without guessing. */
const noNumber = number.chain(({ digits, text }) => {
  const last = digitFromEnd(text, 3);
  const cases = [
    `${text.slice(0, last)}a${text.slice(last)}`,
    `${text.slice(0, last)}O${text.slice(last + 1)}`,
    `${text.slice(0, last)}7${text.slice(last)}`,
    text.slice(0, -1),
    `${text}5`,
    `${text} x12`,
    `+44 ${digits}`,
    `+${digits}`,
    `0${digits}`,
    `1 1${digits.slice(1)}`,
  ];
  return fc
    .constantFrom(...cases)
    .chain((wrong) =>
      fc.constantFrom<PhonePlay>(
        { actions: [{ keys: wrong }], wrong },
        { actions: [{ pasted: wrong }], wrong },
        { actions: [{ autofilled: wrong }], wrong },
      ),
    );
});

/** Every way of entering a number, valid and invalid. */
export const phonePlay: fc.Arbitrary<PhonePlay> = fc.oneof(
  typed,
  withSlips,
  corrected,
  replaced,
  atOnce,
  noNumber,
);

/** Past regressions and likely ones. */
export const knownPhonePlays: readonly PhonePlay[] = [
  { actions: [{ keys: '+1 385 555 0147' }], digits: '3855550147' },
  { actions: [{ keys: '1 435 222 9876' }], digits: '4352229876' },
  { actions: [{ keys: '80a15550133' }], wrong: '80a15550133' },
  { actions: [{ pasted: '80a15550133' }], wrong: '80a15550133' },
  { actions: [{ keys: '312 5555 0147' }], wrong: '312 5555 0147' },
  { actions: [{ autofilled: '+13125550147' }], digits: '3125550147' },
  { actions: [{ pasted: '+49 30 12345678' }], wrong: '+49 30 12345678' },
];

/** A key press or a tap at any caret position. */
export type PhoneEdit = { readonly key: string } | { readonly pasted: string } | { readonly tap: number };

/** Random edits. A tap places the caret at a fraction of the text's length, from 0 to 1. */
export const phoneEdits: fc.Arbitrary<readonly PhoneEdit[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ key: digit }) },
    { weight: 2, arbitrary: fc.record({ key: fc.constantFrom('Backspace', 'Delete') }) },
    { weight: 1, arbitrary: fc.record({ key: fc.constantFrom('-', ' ', '(', ')', '+', '1', 'a') }) },
    { weight: 2, arbitrary: fc.record({ tap: fc.double({ min: 0, max: 1, noNaN: true }) }) },
    {
      weight: 1,
      arbitrary: fc.record({ pasted: fc.constantFrom('312', '+1 385', '5550147', '(312) 555-0147') }),
    },
  ),
  { minLength: 8, maxLength: 24 },
);

/** The digits and letters of a phone number, without the optional country code. */
export function phoneMeaning(text: string): string {
  return text.replace(/[^\p{L}\d+]/gu, '').replace(/^\+?1(?=[2-9]|$)/, '');
}
