import { accessKeyAlphabet } from '../access/access-link';

/** Seconds since the epoch at which references begin; 6 characters last until 2048. */
const start = Date.UTC(2025, 0, 1) / 1000;
const length = 6;
const base = accessKeyAlphabet.length;

/**
 * What a client reads out on the phone, such as `K7M-2QX`: the second in which the job was created. It has nothing of
 * the job's keys and opens nothing. Jobs of the same second share one.
 * @param createdAt ISO 8601
 */
export function jobReference(createdAt: string): string {
  let rest = Math.max(0, Math.floor(Date.parse(createdAt) / 1000) - start);
  let text = '';
  while (text.length < length) {
    text = accessKeyAlphabet.charAt(rest % base) + text;
    rest = Math.floor(rest / base);
  }
  return `${text.slice(0, 3)}-${text.slice(3)}`.toUpperCase();
}

/** What a pasted text says of a job: its creation, milliseconds since the epoch, or the key of one of its links. */
export type JobLookup =
  | { readonly kind: 'reference'; readonly from: number; readonly to: number }
  | { readonly kind: 'key'; readonly key: string };

const sign = `[${accessKeyAlphabet}]`;
const reference = new RegExp(`^(${sign}{3})(-?)(${sign}{3})$`);
const key = new RegExp(`^${sign}{24}$`);
const keyInLink = new RegExp(`(?:[?&]booking=|/report/(?:pay/)?)(${sign}{24})(?![a-z0-9])`);

/** The reference, key or link in a search; null for other texts, also for a word of six letters. */
export function jobLookup(typed: string): JobLookup | null {
  const text = typed.trim().toLowerCase();
  const linked = key.test(text) ? text : keyInLink.exec(text)?.[1];
  if (linked !== undefined) return { kind: 'key', key: linked };
  const [, head = '', hyphen, tail = ''] = reference.exec(text) ?? [];
  if (head === '' || (hyphen === '' && !/\d/.test(text))) return null;
  const seconds = [...`${head}${tail}`].reduce(
    (sum, letter) => sum * base + accessKeyAlphabet.indexOf(letter),
    0,
  );
  const from = (start + seconds) * 1000;
  return { kind: 'reference', from, to: from + 999 };
}
