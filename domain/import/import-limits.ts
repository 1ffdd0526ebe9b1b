import { contactLimits } from '../contact/fields';

/** What an import takes, so that neither a device nor the server reads more than it can hold. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
  /** Addresses per customer, so that a file with one email address in every row can't fill a record. */
  addresses: 100,
  /** Rows per call. A job can add its customer, and each record adds two entries of audit: 480 writes. */
  rowsAtOnce: 80,
  /** Characters of one call's rows, far below its body limit. */
  charactersAtOnce: 100_000,
  /** Characters per cell. One more is sent, so that the server refuses the row for its length. */
  cell: contactLimits.note,
  fileName: 120,
} as const;
