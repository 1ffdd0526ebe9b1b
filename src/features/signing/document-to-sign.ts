import type { ClientJob, SignedForm } from '@domain/access/client-forms';
import type { LegalText } from '@domain/legal/legal-text';
import type { AnyObject, ObjectSchema } from 'yup';
import type { SigningValues } from './form/signing-values';

export interface KeyFact {
  /** One or two words, set in large type. */
  readonly mark: string;
  readonly text: string;
}

/** What the device adds to the values on submit. */
export interface SigningStamp {
  readonly booking_id: string;
  readonly text_version: string;
  readonly text_hash: string;
  /** SHA-256 (hex) of the facts that the signer was shown. */
  readonly facts_hash: string;
}

/** Everything that the page of a document to sign needs. */
export interface DocumentToSign {
  readonly formType: 'agreement' | 'media-release';
  readonly text: LegalText;
  /** The document's name within a sentence. */
  readonly noun: string;
  /** The main points in plain words, shown above the text. */
  readonly keyFacts: (job: ClientJob) => readonly KeyFact[];
  readonly asksForDate: boolean;
  readonly submitLabel: string;
  /** Descriptions of the toasts (requirements F-04, F-08, F-11 and F-12). */
  readonly missing: string;
  readonly failed: string;
  readonly signed: (job: ClientJob) => SignedForm | null;
  /** Whether a required consent or choice is missing. */
  readonly lacksConsent: (values: SigningValues) => boolean;
  /** Whether the submit button is enabled. */
  readonly canSubmit: (values: SigningValues) => boolean;
  /** Validates the form's values, and drops those that this document doesn't submit. */
  readonly schema: ObjectSchema<AnyObject>;
}
