import type { ImportOrigin } from '../import/import-kinds';

/** An address of a customer beside the one on file, added by an import or by joining another record. */
export interface ImportedAddress {
  readonly address: string;
  /** Empty if the joined record wasn't imported. */
  readonly import_id: string;
}

/**
 * A person with at least one job, or imported, collection `customers`; the id is an HMAC of the email address. `At`: how a moment
 * is given, ISO 8601 unless stated.
 */
export interface Customer<At = string> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly more_addresses: readonly ImportedAddress[];
  /** The imports that those are from, by which an undo finds them. */
  readonly address_imports: readonly string[];
  readonly search_keys: readonly string[];
  /** Where an imported customer came from; null for one of a job that was booked here. */
  readonly origin: ImportOrigin | null;
  readonly created_at: At;
}
