/** A client's state according to the responses its callers got. */
export interface ServedClient {
  readonly email: string;
  leadId?: string;
  referralId?: string;
  bookingId?: string;
  /** The signed documents, by collection. */
  readonly signedDocuments: string[];
  reportId?: string;
  reportMailId?: string;
  paymentEventId?: string;
  photo?: string;
  deleted?: true;
  erased?: true;
}
