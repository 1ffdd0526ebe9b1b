import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { SigningType } from '@domain/legal/legal-text';
import * as record from '@domain/legal/signed-document-record';
import type { MailKind } from '@domain/mail/mail-state';
import { collectionOf } from '../../platform/collection-of';

export type StoredAgreement = record.StoredAgreement<Timestamp>;
export type StoredMediaRelease = record.StoredMediaRelease<Timestamp>;

/** A stored signed document. */
export type StoredSignedDocument =
  | { readonly type: 'agreement'; readonly record: StoredAgreement }
  | { readonly type: 'media_release'; readonly record: StoredMediaRelease };

/** What the documents of both types have. */
type Signed = StoredAgreement | StoredMediaRelease;

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

/** The signed documents of a type; the ids are those of their jobs. */
export function signedDocuments(type: SigningType): CollectionReference<Signed, Signed> {
  const records: Record<SigningType, () => CollectionReference<Signed, Signed>> = {
    agreement: () => collectionOf(record.agreementRecord),
    media_release: () => collectionOf(record.mediaReleaseRecord),
  };
  return records[type]();
}

/** A job's signed document; null if it has none of this type. @throws DamagedRecord */
export async function signedDocumentOf(
  type: SigningType,
  bookingId: string,
): Promise<StoredSignedDocument | null> {
  if (type === 'agreement') {
    const agreement = (await collectionOf(record.agreementRecord).doc(bookingId).get()).data();
    return agreement ? { type, record: agreement } : null;
  }
  const release = (await collectionOf(record.mediaReleaseRecord).doc(bookingId).get()).data();
  return release ? { type, record: release } : null;
}
