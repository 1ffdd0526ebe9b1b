import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

/** The person a record is about: 'Dana Whitlock, dana@example.com'. The field's name differs by collection. */
export function personOf(document: PlainDocument): string {
  const customer = readField.map(document, 'customer');
  const first = (...candidates: string[]) => candidates.find((text) => text !== '') ?? '';
  const text = (name: string) => readField.text(document, name);
  const name = first(readField.text(customer, 'name'), text('name'), text('client_name'));
  const email = first(readField.text(customer, 'email'), text('email'), text('client_email'));
  return [name || 'No name', email].filter(Boolean).join(', ');
}
