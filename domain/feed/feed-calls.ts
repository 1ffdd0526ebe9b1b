import { object } from 'yup';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-feed-open: whether the calling admin has a calendar link. */
export const openFeedSchema = object({}).noUnknown().required();

/** office-feed-issue: a new calendar link; the previous one stops working at once. */
export const issueFeedSchema = object({ idempotencyKey: idempotencyKeyField }).noUnknown().required();

/** office-feed-revoke: the calendar link stops working at once. */
export const revokeFeedSchema = issueFeedSchema;

/** An admin's own link to the job calendar, in iCalendar format. */
export interface Feed {
  /** Null for none. Anyone with the link can read the calendar, so only its admin sees it. */
  readonly url: string | null;
  /** ISO 8601; null for none. */
  readonly created_at: string | null;
  /** The last moment at which it works, ISO 8601; null for none. */
  readonly expires_at: string | null;
}
