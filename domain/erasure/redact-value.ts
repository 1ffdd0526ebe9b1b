import type { Redaction } from './person-marks';

/** Names and numbers of whom a record is about: what stands there equals the marks by chance, or in the same household. */
const ownNames = new Set([
  'name',
  'client_name',
  'clientName',
  'client_signature',
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
/** Made of the fields above, and made anew with them. */
const derived = new Set(['search_keys']);

interface RedactOptions {
  /** Whether the record is about nobody else, so that its own names and numbers are meant as well. */
  readonly everyField: boolean;
}

/**
 * A stored value without a person's marks: texts at any depth, and those in JSON that is stored as text. Whatever is no text
 * stays as it is.
 * @returns the very same value where nothing was found.
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

/** What a text holds that is the JSON of an object or a list; null for any other text. */
function parsedObject(text: string): object | null {
  if (!/^\s*[{[]/.test(text)) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

/** Not an instant or a reference, which are objects of the database’s own. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
