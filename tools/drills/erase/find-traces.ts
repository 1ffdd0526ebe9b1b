import { createHash } from 'node:crypto';

/** One value of a person that is searched for in all stored data. */
export interface Trace {
  readonly what: string;
  /** Lowercase, letters and digits only. */
  readonly compact: string;
}

/** A text without the characters that formats insert between letters and digits. */
export function compact(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The `traces` that appear in a text, in any spelling. */
export function tracesIn(text: string, traces: readonly Trace[]): string[] {
  const found = compact(text);
  return traces.filter((trace) => found.includes(trace.compact)).map(({ what }) => what);
}

interface Known {
  readonly word: string;
  readonly phone: string;
  readonly network: string;
}

/** A person's traces: marker, phone number, network address, and a hash of each. */
export function tracesOf({ word, phone, network }: Known): Trace[] {
  const digits = phone.replace(/\D/g, '');
  const email = `${word}@example.com`;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return [
    { what: 'word', compact: word },
    { what: 'word in base64', compact: compact(Buffer.from(`${word}@`).toString('base64').slice(0, 11)) },
    { what: 'phone', compact: digits },
    { what: 'network', compact: compact(network) },
    { what: 'hash of the e-mail', compact: hash(email) },
    { what: 'hash of the phone', compact: hash(digits) },
    { what: 'hash of the phone', compact: hash(`+1${digits}`) },
  ];
}
