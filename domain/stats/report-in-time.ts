/** Hours within which a report is promised. */
export const reportPromiseHours = 24;

const promiseMs = reportPromiseHours * 3_600_000;

/** The latest completion whose report is overdue at `now`. */
export function reportDueSince(now: Date): Date {
  return new Date(now.getTime() - promiseMs);
}

/** Whether a report that was sent at `sentAt` came within the time promised; both ISO 8601. */
export function reportInTime(completedAt: string, sentAt: string): boolean {
  return Date.parse(sentAt) - Date.parse(completedAt) <= promiseMs;
}
