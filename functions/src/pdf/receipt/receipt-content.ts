/** What a receipt says. */
export interface ReceiptContent {
  readonly number: string;
  readonly paidAt: Date;
  readonly method: string;
  /** US dollars. */
  readonly amount: number;
  /** US dollars that were paid back; 0 where none were. */
  readonly refunded: number;
  readonly service: string;
  /** `YYYY-MM-DD`. */
  readonly inspectionDate: string;
  readonly clientName: string;
  readonly propertyAddress: string;
}
