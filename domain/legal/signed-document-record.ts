import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  flag,
  instant,
  knownOrNull,
  map,
  numeric,
  numericOrNull,
  oneOf,
  text,
  textOrNull,
} from '../firestore/stored-fields';
import type { Agreement, Letterhead, MediaRelease } from './signed-document';
import { signedWith } from './signed-with';

interface OnlyStored {
  /** As of the signature; null on older documents. */
  readonly letterhead: Letterhead | null;
}

/** Stored signed documents. `At`: how a moment is given. */
export type StoredAgreement<At> = Omit<Agreement<At>, 'id'> & OnlyStored;
export type StoredMediaRelease<At> = Omit<MediaRelease<At>, 'id'> & OnlyStored;

/** The stored fields of `SignedFile`. */
export const signedFile = () => map({ path: text(), sha256: text(), size: numeric(), created_at: instant() });

const signed = {
  booking_id: text(),
  client_name: text(),
  booked_for: textOrNull().default(null),
  property_address: text(),
  signature_date: text(),
  client_signature: text(),
  electronic_consent: flag(),
  text_version: text(),
  text_hash: text(),
  evidence: map({ signed_at: instant(), ip_address: text(), user_agent: text(), device_timestamp: text() }),
  signed_with: knownOrNull(signedWith).default(null),
  letterhead: map({ name: text(), tagline: text(), phone: text(), email: text() }).nullable().default(null),
  pdf: signedFile().nullable(),
  created_at: instant(),
};

const agreement: Reads<StoredAgreement<Instant>> = object({
  ...signed,
  inspection_date: text(),
  agreement_type: oneOf(['inspection']),
  terms_accepted: flag(),
  fee: numericOrNull().default(null),
});

const mediaRelease: Reads<StoredMediaRelease<Instant>> = object({
  ...signed,
  photo_use_consent: flag(),
  video_use_consent: flag(),
  website_use_consent: flag(),
  marketing_use_consent: flag(),
  consent_declined: flag().default(false),
});

export const agreementRecord = recordType(collections.agreements, agreement);
export const mediaReleaseRecord = recordType(collections.mediaReleases, mediaRelease);
