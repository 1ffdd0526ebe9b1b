import type { DocumentReference } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { pseudonym } from '../platform/hash';

/** The claim that a client was rewarded, by one of their marks; its id is a pseudonym. */
export function claimOf(mark: string, value: string): DocumentReference {
  return firestore()
    .collection(collections.rewardClaims)
    .doc(pseudonym(`reward:${mark}`, value));
}
