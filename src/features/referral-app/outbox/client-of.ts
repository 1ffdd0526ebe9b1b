import { fieldsIn } from '@domain/json/guards';
import type { OutboxEntry } from '@/offline/outbox-entry';

/** The client's name and address in an entry; empty where not typed yet. */
export function clientOf(entry: OutboxEntry): { readonly name: string; readonly address: string } {
  const data = fieldsIn(entry.data ?? entry.missed?.edited);
  const text = (name: string) => (typeof data[name] === 'string' ? data[name].trim() : '');
  return { name: text('clientName'), address: text('inspectionAddress') };
}
