import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import type { LedgerRow } from '@domain/ledger/ledger-row';
import { ledgerRecord } from '@domain/ledger/ledger-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored row of the ledger. */
export type StoredRow = LedgerRow<Timestamp>;

/** The ledger; the ids are those of `ledgerId`. */
export function ledger(): CollectionReference<StoredRow, StoredRow> {
  return collectionOf(ledgerRecord);
}
