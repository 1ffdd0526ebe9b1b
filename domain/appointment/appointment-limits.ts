import type { RateLimit } from '../rate-limit/window';

/** Hours before an appointment at which changing it by link ends; also the shortest notice for a new one. */
export const changeNoticeHours = 24;

/** How far ahead a client may move an appointment. */
export const movableDays = 90;

/** Attempts to move or cancel, for each client network. An attempt at a window taken meanwhile counts. */
export const appointmentChangeLimit: RateLimit = { accepted: 10, windowMinutes: 10 };
