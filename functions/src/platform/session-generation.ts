import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { numeric } from '@domain/firestore/stored-fields';
import { collectionOf } from './collection-of';

/** How many times a customer has signed out everywhere, collection `portal_sessions`, id = the customer's. */
interface StoredSessions {
  readonly generation: number;
}

const sessions: Reads<StoredSessions> = object({ generation: numeric() });

const sessionsRecord = recordType(collections.portalSessions, sessions);

export function sessionsOf(customerId: string): DocumentReference<StoredSessions, StoredSessions> {
  return collectionOf(sessionsRecord).doc(customerId);
}

/**
 * The generation of the customer's valid sessions: tokens of earlier ones are refused. 0 before the customer first
 * signs out everywhere.
 */
export async function sessionGeneration(customerId: string, transaction?: Transaction): Promise<number> {
  const reference = sessionsOf(customerId);
  const snapshot = await (transaction ? transaction.get(reference) : reference.get());
  return snapshot.data()?.generation ?? 0;
}
