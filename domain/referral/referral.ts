/** A referral as stored, collection `referrals`. */
export interface Referral {
  readonly id: string;
  readonly referrer_name: string;
  readonly referrer_email: string;
  readonly referrer_phone: string;
  readonly client_name: string;
  readonly client_email: string;
  readonly client_phone: string;
  readonly client_address: string;
  readonly service_needed: string;
  readonly additional_notes: string;
  readonly created_at: string;
}
