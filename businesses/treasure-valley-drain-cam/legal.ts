import type { Legal } from '@domain/business/facts';

export const legal: Legal = {
  county: 'Ada County',
  arbitrationAct: 'the Idaho Uniform Arbitration Act',
  electronicTransactionsAct: 'the Idaho Uniform Electronic Transactions Act',
  liabilityTimesFee: 1,
  noticeDays: 30,
  // Idaho Code 29-110 voids a shorter time to sue.
  claimYears: null,
  writtenContractYears: 5,
  pageDates: { privacy: '2026-11-28', terms: '2026-11-28', disclosure: '2026-11-28' },
};
