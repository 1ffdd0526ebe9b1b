import { phoneDigits, isCompletePhone, formatPhone } from '@domain/contact/phone';
import type { ReferralValues } from './referral-values';

export type ClientDetails = Partial<
  Pick<ReferralValues, 'clientName' | 'clientPhone' | 'clientEmail' | 'inspectionAddress'>
>;

/** Characters. A clipboard may hold a whole file, on which the patterns below would work for minutes. */
const readAtMost = 2_000;

const email = /[^\s<>(),;:"]+@[^\s<>(),;:"]+\.[a-z]{2,}/i;
const phone = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;
const label = /^(?:client|buyer|seller|name|phone|cell|mobile|tel|e-?mail|address|property)\s*[:\-–]\s*/i;
/** A house number and a word: `1420 E Harvard Ave`. */
const street = /^\d+[a-z]?\s+\S*[a-z]/i;

/**
 * A client's details in a text as people copy it from a message or a listing: what looks like an e-mail address, a phone
 * number and a street address is taken as that, and the first other line as the name.
 */
export function readClientText(text: string): ClientDetails {
  const details: { -readonly [Name in keyof ClientDetails]: ClientDetails[Name] } = {};
  const lines = text
    .slice(0, readAtMost)
    .split(/[\r\n\t]+/)
    .map((line) => line.trim().replace(label, ''));
  for (const line of lines) {
    const rest = takeContact(line, details);
    if (rest === '') continue;
    if (street.test(rest)) details.inspectionAddress ??= rest;
    else if (details.inspectionAddress !== undefined && /\b\d{5}\b/.test(rest)) {
      details.inspectionAddress += `, ${rest}`;
    } else if (/\p{L}{2}/u.test(rest) && rest.length <= 80) details.clientName ??= rest;
  }
  return details;
}

/** Notes e-mail address and phone number of a line; answers what else it says. */
function takeContact(line: string, details: ClientDetails): string {
  const found: { clientEmail?: string; clientPhone?: string } = details;
  let rest = line;
  const address = email.exec(rest)?.[0];
  if (address !== undefined) {
    found.clientEmail ??= address;
    rest = rest.replace(address, ' ');
  }
  const number = phone.exec(rest)?.[0];
  if (number !== undefined && isCompletePhone(number)) {
    found.clientPhone ??= formatPhone(phoneDigits(number));
    rest = rest.replace(number, ' ');
  }
  return rest
    .replace(/<\s*>|\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|–-]+|[\s,;|–-]+$/g, '');
}
