import type { RateLimit } from '../rate-limit/window';

/** Until how long before it a client may change an appointment by the link, and how far ahead a new one must lie. */
export const changeNoticeHours = 24;

/** How far ahead a client may move an appointment. */
export const movableDays = 90;

/** Tries to move or cancel, from one connection. A window that was taken meanwhile counts as a try. */
export const appointmentChangeLimit: RateLimit = { accepted: 10, windowMinutes: 10 };
