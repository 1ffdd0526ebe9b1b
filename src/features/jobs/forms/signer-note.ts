import { earlierName } from '@domain/legal/earlier-name';
import { otherSigner } from '@domain/legal/other-signer';
import type { Agreement } from '@domain/legal/signed-document';

type Signed = Pick<Agreement, 'booked_for' | 'client_name' | 'client_signature'>;

/** That a signed document has the client's name from before a correction; '' if it has the current one. */
export function earlierNameNote(
  document: Pick<Agreement, 'booked_for' | 'client_name'>,
  clientName: string,
): string {
  const earlier = earlierName(document, clientName);
  return earlier === null ? '' : `Signed before the name was corrected, and still says ${earlier}.`;
}

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
