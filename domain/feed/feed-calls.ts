import { object } from 'yup';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-feed-open: whether the admin who asks has a calendar address. */
export const openFeedSchema = object({}).noUnknown().required();

/** office-feed-issue: a new calendar address; the one before it ends at once. */
export const issueFeedSchema = object({ idempotencyKey: idempotencyKeyField }).noUnknown().required();

/** office-feed-revoke: the calendar address ends at once. */
export const revokeFeedSchema = issueFeedSchema;

/** An admin's own address of the job calendar, in iCalendar format. */
export interface Feed {
  /** Null where there is none. Whoever has it reads the calendar: it is shown to its admin alone. */
  readonly url: string | null;
  /** ISO 8601; null where there is none. */
  readonly created_at: string | null;
  /** The last moment at which it works, ISO 8601; null where there is none. */
  readonly expires_at: string | null;
}
