import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from './firestore';

/** How many times a customer has signed out everywhere, collection `portal_sessions`, id = the customer's. */
export interface StoredSessions {
  readonly generation: number;
}

export function sessionsOf(customerId: string): DocumentReference {
  return firestore().collection(collections.portalSessions).doc(customerId);
}

/**
 * The generation of the customer's valid sessions: tokens of earlier ones are refused. 0 before the customer first
 * signs out everywhere.
 */
export async function sessionGeneration(customerId: string, transaction?: Transaction): Promise<number> {
  const reference = sessionsOf(customerId);
  const snapshot = await (transaction ? transaction.get(reference) : reference.get());
  return (snapshot.data() as StoredSessions | undefined)?.generation ?? 0;
}
