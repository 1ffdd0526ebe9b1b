/** What a row of the ledger records, as part of its id. */
export type LedgerOccasion =
  | 'payment'
  | 'waiver'
  | 'correction'
  | 'difference'
  | 'price'
  | 'refund'
  | 'beyond'
  | 'unused'
  | 'used'
  | 'opening'
  | 'undone';

/**
 * The id of a row, by what it records: the same payment, repeated, has the same id and is written once.
 * @param of the id of the job, of the report without a job, or the provider's of the payment
 * @param when what distinguishes it from others of its occasion: a moment in milliseconds, or a sum in cents
 */
export function ledgerId(of: string, occasion: LedgerOccasion, when: number | '' = ''): string {
  return [of, occasion, ...(when === '' ? [] : [when])].join('.');
}

/** The id of the row of a reward that was paid. */
export const rewardRowId = (referralId: string) => `${referralId}.reward`;
