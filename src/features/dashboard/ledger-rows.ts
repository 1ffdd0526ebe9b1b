import { ledgerRecord } from '@domain/ledger/ledger-record';
import type { LedgerRow } from '@domain/ledger/ledger-row';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** The rows of the ledger since a moment. */
export function ledgerSince(since: Date): ListQuery<LedgerRow & { readonly id: string }> {
  return {
    ...rowsOf(ledgerRecord),
    where: [['at', '>=', since]],
    orderBy: ['at', 'desc'],
    pageSize: 200,
  };
}
