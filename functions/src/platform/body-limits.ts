import { contract, type CallName } from '@domain/api/contract';
import type { BodySize } from '@domain/api/define-call';
import { importLimits } from '@domain/import/import-limits';
import { reportLimits } from '@domain/report/report-limits';

/** Limits that are checked before a body is processed. */
export interface BodyLimits {
  /** Bytes as received. */
  readonly bytes: number;
  /** UTF-16 code units per string. */
  readonly text: number;
  /** Items per array. */
  readonly items: number;
}

/** Unknown members allowed and dropped, because pages of other releases may send a few. */
export const unknownKeysAtMost = 64;

/** For keys, an address, a short reason. */
const few: BodyLimits = { bytes: 16 * 1024, text: 8_000, items: 100 };
/**
 * For several texts of 2,000 characters with up to four bytes each. Leaves room above the fields' limits, so that
 * slightly longer text gets its field's error.
 */
const form: BodyLimits = { bytes: 64 * 1024, text: 20_000, items: 100 };
/** Report limits apply to composed text; decomposed or as JSON it is longer. */
const report: BodyLimits = { bytes: 3 * reportLimits.bytes, text: 100_000, items: 1_000 };

/** A character takes four bytes at most, or six as an escape in JSON. */
const rows: BodyLimits = { bytes: 6 * importLimits.charactersAtOnce + 64 * 1024, text: 20_000, items: 100 };

const sizes: Readonly<Record<BodySize, BodyLimits>> = {
  few,
  form,
  photos: { ...form, items: reportLimits.photos },
  report,
  rows,
};

/** The tightest limits that fit any valid body of a call. */
export function bodyLimits(name: CallName): BodyLimits {
  return sizes[contract[name].body];
}

/** For forms on a report's page. */
export const pageFormLimits: BodyLimits = { ...form, items: reportLimits.findings };

/** For pages and files, which read no body. */
export const defaultRouteBytes = few.bytes;

/** For webhook events of the payment provider. */
export const eventBytes = 256 * 1024;

/** For the email provider's events, which come in lists. */
export const mailEventBytes = 4 * 1024 * 1024;
