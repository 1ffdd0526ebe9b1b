/** What became of one client, by the answers that its callers got. */
export interface ServedClient {
  readonly email: string;
  leadId?: string;
  referralId?: string;
  bookingId?: string;
  /** The papers that were signed, by their collections. */
  readonly papers: string[];
  reportId?: string;
  reportMailId?: string;
  paymentEventId?: string;
  photo?: string;
  deleted?: true;
  erased?: true;
}
