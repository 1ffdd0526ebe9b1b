import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import type { AccessLink } from '@domain/access/access-link';
import { accessLinkRecord } from '@domain/access/access-link-record';
import { collectionOf } from '../../platform/collection-of';

/** A key as stored. */
export type StoredLink = AccessLink<Timestamp>;

/** All keys; each document's id is the key itself. */
export function accessLinks(): CollectionReference<StoredLink, StoredLink> {
  return collectionOf(accessLinkRecord);
}
