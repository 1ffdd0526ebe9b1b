import type { Timestamp } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { SigningType } from '@domain/legal/legal-text';
import type { Agreement, MediaRelease, SigningEvidence } from '@domain/legal/signed-document';
import type { MailKind } from '@domain/mail/mail-state';
import type { StoredPdf } from '../file/pdf-file';

interface Instants {
  readonly created_at: Timestamp;
  readonly evidence: Omit<SigningEvidence, 'signed_at'> & { readonly signed_at: Timestamp };
  readonly pdf: StoredPdf | null;
}

export type StoredAgreement = Omit<Agreement, 'id' | keyof Instants> & Instants;
export type StoredMediaRelease = Omit<MediaRelease, 'id' | keyof Instants> & Instants;

/** A stored signed document. */
export type StoredSignedDocument =
  | { readonly type: 'agreement'; readonly record: StoredAgreement }
  | { readonly type: 'media_release'; readonly record: StoredMediaRelease };

interface SigningKind {
  readonly collection: CollectionName;
  readonly mail: MailKind;
  /** File name when saved or attached. */
  readonly fileName: string;
}

export const signingKinds: Record<SigningType, SigningKind> = {
  agreement: {
    collection: collections.agreements,
    mail: 'signed_agreement',
    fileName: 'inspection-agreement.pdf',
  },
  media_release: {
    collection: collections.mediaReleases,
    mail: 'signed_media_release',
    fileName: 'media-release.pdf',
  },
};
