import { otherSigner } from '@domain/legal/other-signer';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

/**
 * The signer's name where it differs from the client's, else ''. `clientName` is compared for documents that were
 * signed before the client's name was stored with them.
 */
export function signerNote(document: PlainDocument, clientName: string): string {
  const text = (name: string) => readField.text(document, name);
  const client_signature = text('client_signature');
  if (client_signature === '') return '';
  const booked_for = text('booked_for') || clientName;
  const other = otherSigner({ booked_for, client_name: text('client_name'), client_signature });
  return other === null ? '' : `Signed by ${other}. The client is ${booked_for}.`;
}
