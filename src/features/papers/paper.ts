import type { ClientBooking, SignedForm } from '@domain/access/client-forms';
import type { LegalText } from '@domain/legal/legal-text';
import type { AnyObject, ObjectSchema } from 'yup';
import type { SigningValues } from './signing/signing-values';

export interface KeyFact {
  /** One or two words, set large. */
  readonly mark: string;
  readonly text: string;
}

/** What the device adds to the values when it submits. */
export interface SigningStamp {
  readonly booking_id: string;
  /** `YYYY-MM-DD` on the signer's screen. */
  readonly signature_date: string;
  readonly text_version: string;
  readonly text_hash: string;
}

/** One of the papers that a client signs, as its page needs it. */
export interface Paper {
  readonly formType: 'agreement' | 'media-release';
  readonly text: LegalText;
  /** How the paper is called within a sentence. */
  readonly noun: string;
  /** What matters most, in plain words, before the text itself. */
  readonly keyFacts: (booking: ClientBooking) => readonly KeyFact[];
  readonly asksForDate: boolean;
  readonly submitLabel: string;
  /** The toasts' descriptions: specification part 1, sections 5 and 8. */
  readonly missing: string;
  readonly failed: string;
  readonly signed: (booking: ClientBooking) => SignedForm | null;
  /** Whether a required consent or choice is not given yet. */
  readonly lacksConsent: (values: SigningValues) => boolean;
  /** Whether the button may be pressed at all. */
  readonly canSubmit: (values: SigningValues) => boolean;
  /** Judges the form's values, and takes from them what this paper submits. */
  readonly schema: ObjectSchema<AnyObject>;
}
