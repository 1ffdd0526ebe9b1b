import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { flag, instant, numeric, text } from '../firestore/stored-fields';

/** A client's attempts at one form type in one rate window, collection `rate_limits`. `At`: how a moment is given. */
export interface StoredRateWindow<At> {
  readonly form_type: string;
  /** Pseudonym of the client's network, device or address. */
  readonly client_ip: string;
  readonly submission_count: number;
  /** Null if only the count is known, see `isViolation`. */
  readonly violation: boolean | null;
  readonly window_start: At;
  readonly created_at: At;
}

const window: Reads<StoredRateWindow<Instant>> = object({
  form_type: text(),
  client_ip: text(),
  submission_count: numeric(),
  violation: flag().nullable().default(null),
  window_start: instant(),
  created_at: instant(),
});

export const rateWindowRecord = recordType(collections.rateLimits, window);
