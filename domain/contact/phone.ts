/** The ten digits of a North American number, without a leading country code; fewer while incomplete. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** True for ten digits whose area code can exist. */
export function isCompletePhone(text: string): boolean {
  return /^[2-9]\d{9}$/.test(phoneDigits(text));
}

/** `(xxx) xxx-xxxx`, as far as the digits reach; digits past the tenth are dropped. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text).slice(0, 10);
  if (digits.length === 0) return '';
  if (digits.length < 4) return `(${digits}`;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * The value that a phone field shows after a keystroke. While text is being deleted it stays as it is, so
 * that a bracket or dash can be removed; otherwise it is formatted.
 */
export function formatPhoneInput(previous: string, next: string): string {
  return next.length < previous.length ? next : formatPhone(next);
}

/** `+1xxxxxxxxxx`, the form in which phones are compared; null while incomplete. */
export function toE164(text: string): string | null {
  return isCompletePhone(text) ? `+1${phoneDigits(text)}` : null;
}
