import type { LegalText } from '@domain/legal/legal-text';

export interface PaperSignature {
  /** The typed name. */
  readonly name: string;
  /** The server's clock. */
  readonly signedAt: Date;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** The device's own clock, ISO 8601. */
  readonly deviceTimestamp: string;
  /** What people call the booking by: never a key that opens anything. */
  readonly bookingReference: string;
}

export interface PaperContent {
  readonly text: LegalText;
  /** SHA-256 of the text's canonical form, hexadecimal. */
  readonly textHash: string;
  readonly clientName: string;
  readonly propertyAddress: string;
  /** `YYYY-MM-DD`, or empty where there is none. */
  readonly inspectionDate: string;
  /** US dollars; null where the paper names none. */
  readonly fee: number | null;
  readonly consents: readonly { readonly label: string; readonly given: boolean }[];
  /** null: the copy to read before signing. */
  readonly signature: PaperSignature | null;
}
