import { formatPhone } from '../contact/phone';
import { canonicalLegalText, type LegalText } from '../legal/legal-text';
import type { Settings } from '../settings/settings';
import { hoursInWords } from '../text/counted';

/** What a text of the agreement says of a setting, where that isn't what the settings say; null for the same or nothing. */
export interface NamedOtherwise {
  /** `24 hours` */
  readonly reportHours: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

const reportWithin = /within (\d[\d,]* hours?) of the inspection/g;
const phoneNumber = /\(\d{3}\) \d{3}-\d{4}/g;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Compares the agreement's text, which is frozen, with settings that an owner can change (`agreement-template.ts`). */
export function namedOtherwise(
  text: LegalText,
  { promises, contact }: Pick<Settings, 'promises' | 'contact'>,
): NamedOtherwise {
  const words = canonicalLegalText(text);
  return {
    reportHours: other(words, reportWithin, hoursInWords(promises.reportHours)),
    phone: other(words, phoneNumber, formatPhone(contact.phone)),
    email: other(words, emailAddress, contact.email),
  };
}

/** The first of these in the text, unless `now` is among them. */
function other(words: string, pattern: RegExp, now: string): string | null {
  const named = Array.from(words.matchAll(pattern), ([all, part]) => part ?? all);
  return named.includes(now) ? null : (named[0] ?? null);
}
