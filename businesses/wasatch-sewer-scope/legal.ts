import type { Legal } from '@domain/business/facts';

export const legal: Legal = {
  county: 'Utah County',
  arbitrationAct: 'the Utah Uniform Arbitration Act',
  electronicTransactionsAct: 'the Utah Uniform Electronic Transactions Act',
  liabilityTimesFee: 2,
  noticeDays: 14,
  claimYears: 1,
  writtenContractYears: 6,
  pageDates: { privacy: '2025-08-01', terms: '2026-11-24', disclosure: '2026-11-24' },
};
