/** Content of a receipt. */
export interface ReceiptContent {
  readonly number: string;
  readonly paidAt: Date;
  readonly method: string;
  /** US dollars. */
  readonly amount: number;
  /** US dollars refunded; 0 for none. */
  readonly refunded: number;
  /** US dollars paid later, after the price went up; 0 for none. */
  readonly paidLater: number;
  /** When the office corrected the payment, which voids this receipt; null while it is valid. */
  readonly voidedAt: Date | null;
  /** Earlier voided receipts of the same job or report, oldest first. */
  readonly voidedBefore: readonly { readonly number: string; readonly voidedAt: Date }[];
  readonly service: string;
  /** What was charged instead of the inspection; '' if it was the inspection. */
  readonly charge: string;
  /** `YYYY-MM-DD`. */
  readonly inspectionDate: string;
  readonly clientName: string;
  readonly propertyAddress: string;
}
