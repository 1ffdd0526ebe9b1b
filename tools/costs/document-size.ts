import { Timestamp } from 'firebase-admin/firestore';

/**
 * The size in bytes that Firestore charges for a document by its published rules, without indexes: names and
 * texts count their UTF-8 bytes plus one, the document's name 16 more, and the document 32.
 */
export function documentSize(path: string, data: Readonly<Record<string, unknown>>): number {
  const name = path.split('/').reduce((sum, part) => sum + text(part), 16);
  return name + fields(data) + 32;
}

const text = (value: string) => Buffer.byteLength(value) + 1;

function fields(data: object): number {
  return Object.entries(data).reduce((sum, [name, value]) => sum + text(name) + size(value), 0);
}

function size(value: unknown): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number' || value instanceof Timestamp) return 8;
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + size(each), 0);
  if (typeof value === 'object') return fields(value);
  return 0;
}
