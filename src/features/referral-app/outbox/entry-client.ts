import type { OutboxEntry } from '@/offline/outbox-entry';

/** The client whom an entry is about, as far as it was written. */
export function clientOf(entry: OutboxEntry): { readonly name: string; readonly address: string } {
  const data = (entry.data ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof data[name] === 'string' ? data[name].trim() : '');
  return { name: text('clientName') || 'A client', address: text('inspectionAddress') };
}
