import type { TextKind } from '../mail/mail-state';

/** The characters of GSM 03.38 that take one septet, and those that take two. */
const single =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const double = '^{}\\[~]|€';

/** Typographic characters for which GSM 03.38 has a plain one. */
const plainFor: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
};

/** The most segments that a text message of each kind may take; each is billed by itself (`docs/costs.md`). */
export const segmentsAtMost: Readonly<Record<TextKind, number>> = {
  text_on_my_way: 1,
  text_reminder: 2,
  text_forms: 2,
};

/** A text with plain quotes, dashes and spaces, which take fewer segments. */
export function plainText(text: string): string {
  return text.replace(/[‘’“”–—…\u00A0\u202F]/gu, (character) => plainFor[character] ?? character);
}

/**
 * How many segments a text message takes: 160 septets in one, or 153 in each of several; with a character outside of
 * GSM 03.38, 70 or 67 UTF-16 units.
 */
export function segmentsOf(text: string): number {
  let septets = 0;
  for (const character of text) {
    if (single.includes(character)) septets += 1;
    else if (double.includes(character)) septets += 2;
    else return parts(text.length, 70, 67);
  }
  return parts(septets, 160, 153);
}

function parts(length: number, alone: number, each: number): number {
  return length <= alone ? 1 : Math.ceil(length / each);
}
