import { parseJson } from '../json/parse-json';
import type { Redaction } from './person-marks';

/**
 * Names and phone numbers of the record's own subject. In another person's record a match is a coincidence or a
 * shared household, so they stay.
 */
const ownNames = new Set([
  'name',
  'client_name',
  'clientName',
  'client_signature',
  'booked_for',
  'referrer_name',
  'agent_name',
]);
const ownPhones = new Set([
  'phone',
  'phone_e164',
  'client_phone',
  'referrer_phone',
  'referrer_phone_e164',
  'agent_phone',
]);
/** Derived from the fields above and rebuilt with them. */
const derived = new Set(['search_keys']);

interface RedactOptions {
  /** True if the record concerns only this person; its own name and phone fields are then redacted too. */
  readonly everyField: boolean;
}

/**
 * Redacts a person's marks from a stored value: texts at any depth, including JSON stored as text. Other values are
 * unchanged.
 * @returns the same object if nothing was found.
 */
export function redactValue(
  value: unknown,
  redaction: Redaction,
  { everyField }: RedactOptions,
  field = '',
): unknown {
  if (typeof value === 'string') {
    const nested = parsedObject(value);
    if (nested !== null) {
      const clean = redactValue(nested, redaction, { everyField });
      return clean === nested ? value : JSON.stringify(clean);
    }
    const isOwn = !everyField && ownPhones.has(field);
    return redaction.text(value, { contacts: !isOwn, names: everyField || !ownNames.has(field) });
  }
  if (Array.isArray(value)) {
    const clean = value.map((entry) => redactValue(entry, redaction, { everyField }, field));
    return clean.some((entry, index) => entry !== value[index]) ? clean : value;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(
    ([name, entry]) =>
      [name, derived.has(name) ? entry : redactValue(entry, redaction, { everyField }, name)] as const,
  );
  return entries.some(([name, entry]) => entry !== value[name]) ? Object.fromEntries(entries) : value;
}

/** The object or array that a JSON text holds; null for any other text. */
function parsedObject(text: string): object | null {
  const value = /^\s*[{[]/.test(text) ? parseJson(text) : null;
  return typeof value === 'object' ? value : null;
}

/** False for Timestamps and references, which are Firestore's own classes. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
