import type { LegalText } from '@domain/legal/legal-text';
import type { Letterhead } from '@domain/legal/signed-document';
import type { SignedWith } from '@domain/legal/signed-with';

export interface DocumentSignature {
  /** The typed name. */
  readonly name: string;
  /** The server's clock. */
  readonly signedAt: Date;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The device's own clock, ISO 8601. */
  readonly deviceTimestamp: string;
  /** Null on older documents, which have no line about it. */
  readonly signedWith: SignedWith | null;
  /** The job's human-readable reference; never a key. */
  readonly jobReference: string;
}

export interface Consent {
  readonly label: string;
  readonly given: boolean;
  /** The word beside the box in a signed document, if it is neither 'Agreed' nor 'Not agreed'. */
  readonly word?: string;
}

export interface SigningContent {
  readonly letterhead: Letterhead;
  readonly text: LegalText;
  /** SHA-256 of the text's canonical form, hexadecimal. */
  readonly textHash: string;
  readonly clientName: string;
  /** The client's name if someone else signed; otherwise null. */
  readonly bookedFor: string | null;
  readonly propertyAddress: string;
  /** `YYYY-MM-DD`; empty for none. */
  readonly inspectionDate: string;
  /** US dollars; null if the document states none. */
  readonly fee: number | null;
  readonly consents: readonly Consent[];
  /** Null for a copy to read before signing. */
  readonly signature: DocumentSignature | null;
}
