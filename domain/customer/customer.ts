/**
 * A person with at least one job, collection `customers`; the id is an HMAC of the email address. `At`: how a moment
 * is given, ISO 8601 unless stated.
 */
export interface Customer<At = string> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly search_keys: readonly string[];
  readonly created_at: At;
}
