import { createHash } from 'node:crypto';
import { canonicalLegalText, type LegalText } from '@domain/legal/legal-text';

interface Signer {
  /** The key in the links of the client's emails. */
  readonly key: string;
  readonly name: string;
}

/** The fields of both documents, as the page sends them after the text was read. */
export function signingOf(text: LegalText, { key, name }: Signer) {
  return {
    booking_id: key,
    client_name: name,
    client_signature: name,
    electronic_consent: true as const,
    text_version: text.version,
    text_hash: createHash('sha256').update(canonicalLegalText(text)).digest('hex'),
  };
}
