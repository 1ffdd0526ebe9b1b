import { object, string } from 'yup';
import { signingTypes, type SigningType } from '../legal/legal-text';
import type { Questionnaire } from '../questionnaire/questionnaire';
import { linkKeyField } from './link-key';

/**
 * Why a client's link is refused. Callers without a real key always get `unknown`; `ended` stands for a visit without an
 * inspection.
 */
export const closedLinkStates = ['unknown', 'revoked', 'expired', 'cancelled', 'ended'] as const;
export type ClosedLinkState = (typeof closedLinkStates)[number];

export interface ClosedLink {
  readonly state: ClosedLinkState;
}

export interface SignedForm {
  /** ISO 8601. */
  readonly signed_at: string;
  readonly client_signature: string;
  /** Whether the signed PDF can be downloaded yet. */
  readonly pdf_ready: boolean;
  /** A media release with the answer "I do not consent"; false for an agreement. */
  readonly consent_declined: boolean;
  /** Whether the job's address or fee was changed since, so that the document states the earlier one. */
  readonly outdated: boolean;
  /** The date on the paper, `YYYY-MM-DD`, where it was signed on paper: there is no PDF. */
  readonly paper_signed_on?: string;
}

export interface CompletedForm {
  /** ISO 8601. */
  readonly completed_at: string;
}

/** What a client's link shows of its job. */
export interface ClientJob {
  readonly client_name: string;
  /** What the client reads out on the phone; it opens nothing. */
  readonly reference: string;
  readonly property_address: string;
  readonly service_type: string;
  /**
   * False if the forms were sent before an appointment was agreed; date and time are then only the office's reminder.
   */
  readonly appointment_agreed: boolean;
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  /** The end of the window, `HH:MM`; null for a time. */
  readonly scheduled_until: string | null;
  /** US dollars. */
  readonly total_price: number;
  /** US dollars that can be paid online now; 0 if nothing is due, or not online. */
  readonly payable: number;
  /** Whether the link is one for signing at the door, which opens the agreement and nothing else. */
  readonly only_agreement: boolean;
  /** Whether it was opened on our device, handed to the client. */
  readonly on_our_device: boolean;
  readonly agreement: SignedForm | null;
  readonly media_release: SignedForm | null;
  readonly questionnaire: CompletedForm | null;
  readonly follow_up: CompletedForm | null;
}

/** client-forms-open: what the link allows, and which forms are done. */
export const openFormsSchema = object({ booking: linkKeyField }).noUnknown().required();
export type OpenFormsAnswer = ClosedLink | { readonly state: 'open'; readonly booking: ClientJob };

/** client-questionnaire-view: the saved answers, for the read-only view. */
export const viewQuestionnaireSchema = object({ booking: linkKeyField }).noUnknown().required();
export type ViewQuestionnaireAnswer =
  | ClosedLink
  | { readonly state: 'missing' }
  | { readonly state: 'found'; readonly questionnaire: Omit<Questionnaire, 'booking_id'> };

export const signingTypeField = string().oneOf(signingTypes).required();

/** client-document-preview: the PDF to read before signing. */
export const previewDocumentSchema = object({ booking: linkKeyField, type: signingTypeField })
  .noUnknown()
  .required();
export type PreviewDocumentAnswer =
  ClosedLink | { readonly state: 'ready'; readonly fileName: string; /** Base64. */ readonly pdf: string };

/** client-document-open: a short-lived download URL of the signed PDF. */
export const openDocumentSchema = previewDocumentSchema;
export type OpenDocumentAnswer =
  | ClosedLink
  | { readonly state: 'not-signed' | 'in-preparation' }
  | { readonly state: 'ready'; readonly url: string; /** ISO 8601. */ readonly expiresAt: string };

/**
 * generate-legal-pdf: renders the stored document of this link's job if there is no PDF yet. `data` is accepted
 * and ignored: requirement F-13.
 */
export const generateLegalPdfSchema = object({
  type: signingTypeField,
  bookingId: linkKeyField,
}).required();
export type GenerateLegalPdfAnswer =
  | ClosedLink
  | { readonly state: 'not-signed' }
  | { readonly state: 'stored'; /** Hexadecimal. */ readonly sha256: string };

/** client-document-verify: whether a file with this SHA-256 (hex) was signed here. The response holds no personal data. */
export const verifyDocumentSchema = object({
  sha256: string()
    .required('The file has no hash.')
    .matches(/^[0-9a-f]{64}$/, 'The hash is not a SHA-256.'),
})
  .noUnknown()
  .required();
export type VerifyDocumentAnswer =
  | { readonly state: 'unknown' }
  | {
      readonly state: 'signed';
      readonly type: SigningType;
      /** ISO 8601. */
      readonly signed_at: string;
      readonly text_version: string;
    };
