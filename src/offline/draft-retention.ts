import { dayMs } from '@domain/time/durations';

/** How long drafts and missed edits stay on the device, for the person to come back to. */
export const draftRetentionMs = 30 * dayMs;
