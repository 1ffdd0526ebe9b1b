import { formatPhone, isCompletePhone } from '@domain/contact/phone';
import type { ReferralValues } from './referral-values';

export type ClientDetails = Partial<
  Pick<ReferralValues, 'clientName' | 'clientPhone' | 'clientEmail' | 'inspectionAddress'>
>;

/** In characters. A clipboard may contain a whole file, on which the patterns below would take minutes. */
const readAtMost = 2_000;

const email = /[^\s<>(),;:"]+@[^\s<>(),;:"]+\.[a-z]{2,}/i;
/** Not the end of a longer number or of a foreign one. */
const phone =
  /(?<![\d+])(?<!\+\d{1,3}[\s.(-]{1,2})(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.\u2010-\u2015-]{0,2}\d{3}[\s.\u2010-\u2015-]?\d{4}(?!\d)/;
const label = /^(?:client|buyer|seller|name|phone|cell|mobile|tel|e-?mail|address|property)\s*[:\-–]\s*/i;
/** A house number and a word: `1420 E Harvard Ave`. */
const street = /^\d+[a-z]?\s+\S*[a-z]/i;

/**
 * Extracts a client's details from text copied from a message or a listing: an email address, a phone number, a street
 * address, and the first other line as the name.
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

/** Adds the line's email address and phone number to `details`, and returns the rest of the line. */
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
    found.clientPhone ??= formatPhone(number);
    rest = rest.replace(number, ' ');
  }
  return rest
    .replace(/<\s*>|\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|–-]+|[\s,;|–-]+$/g, '');
}
