import { otherSigner } from '@domain/legal/other-signer';
import type { Agreement } from '@domain/legal/signed-document';

type Signed = Pick<Agreement, 'booked_for' | 'client_name' | 'client_signature'>;

/**
 * The signer's name where it differs from the client's, else ''. `clientName` is compared for documents that were
 * signed before the client's name was stored with them.
 */
export function signerNote(document: Signed, clientName: string): string {
  if (document.client_signature === '') return '';
  const booked_for = document.booked_for || clientName;
  const other = otherSigner({ ...document, booked_for });
  return other === null ? '' : `Signed by ${other}. The client is ${booked_for}.`;
}
