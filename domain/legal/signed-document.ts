import { storageFolders } from '../firestore/paths';
import type { SigningType } from './legal-text';
import type { SignedWith } from './signed-with';

/** Evidence of who signed, when and from where. The only place where an IP address is stored in plain text. */
export interface SigningEvidence<At = string> {
  /** By the server's clock. */
  readonly signed_at: At;
  readonly ip_address: string;
  readonly user_agent: string;
  /** The device's own clock, ISO 8601; displayed, never relied on. */
  readonly device_timestamp: string;
}

/** How the business presents itself at the top of a PDF. */
export interface Letterhead {
  readonly name: string;
  readonly tagline: string;
  /** As it is read: `(312) 555-0142`. */
  readonly phone: string;
  readonly email: string;
}

/** The stored PDF of a signed document. */
export interface SignedFile<At = string> {
  /** Path in the bucket; contains type and version, and is never overwritten. */
  readonly path: string;
  /** SHA-256 of the file, hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly created_at: At;
}

/**
 * What both signed documents have in common; collections `agreements` and `media_releases`, id = the job's id. `At`: how
 * a moment is given, ISO 8601 unless stated.
 */
interface SignedDocumentBase<At> {
  readonly id: string;
  readonly booking_id: string;
  readonly client_name: string;
  /** The client's name on the job when it was signed; null on older documents. */
  readonly booked_for: string | null;
  readonly property_address: string;
  /** `YYYY-MM-DD` in the business's time zone, by the server's clock. */
  readonly signature_date: string;
  /** The typed name. */
  readonly client_signature: string;
  readonly electronic_consent: boolean;
  readonly text_version: string;
  readonly text_hash: string;
  readonly evidence: SigningEvidence<At>;
  /** The link it was signed by, which says on whose device; null on older documents, which means the client's own link. */
  readonly signed_with: SignedWith | null;
  /** Null before it is rendered. */
  readonly pdf: SignedFile<At> | null;
  readonly created_at: At;
}

export interface Agreement<At = string> extends SignedDocumentBase<At> {
  /** `YYYY-MM-DD` of the appointment, or empty. */
  readonly inspection_date: string;
  readonly agreement_type: 'inspection';
  readonly terms_accepted: boolean;
  /** US dollars, the inspection's price when it was signed: the liability limits in the text derive from it. Null on older documents. */
  readonly fee: number | null;
}

/** What a client allows with photos and video, beyond the report. */
export interface MediaUseConsents {
  readonly photo_use_consent: boolean;
  readonly video_use_consent: boolean;
  readonly website_use_consent: boolean;
  readonly marketing_use_consent: boolean;
}

export interface MediaRelease<At = string> extends SignedDocumentBase<At>, MediaUseConsents {
  /** The client answered "I do not consent"; all four consents are false then. */
  readonly consent_declined: boolean;
}

/** The path of a document's PDF in the bucket. */
export function signedFilePath(type: SigningType, bookingId: string, textVersion: string): string {
  return `${storageFolders.signedDocuments}/${bookingId}/${type}-${textVersion}.pdf`;
}
