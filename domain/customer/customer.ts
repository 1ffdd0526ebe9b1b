/** A person with at least one job, collection `customers`; the id is an HMAC of the email address. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly created_at: string;
}
